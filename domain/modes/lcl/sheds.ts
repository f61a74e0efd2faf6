import type { HazardClass } from '../../goods/dangerous-goods';
import type { Fire } from '../../goods/fire';
import type { ShedPort } from './ports';
import type { Scope } from './shed';

/** A CFS for consolidation. Invented, like its scope. */
export type Shed = Scope & { code: string; nameCn: string; port: ShedPort; address: string };

const QUIET = 'C1 C2 D E';

const shed = (code: string, nameCn: string, port: ShedPort, address: string, classes: string, fires: string): Shed => ({
  code,
  nameCn: `途拼·${nameCn}`,
  port,
  address,
  classes: classes.split(' ').filter(Boolean) as HazardClass[],
  fires: `${fires} ${QUIET}`.trim().split(' ') as Fire[],
});

export const SHEDS: readonly Shed[] = [
  shed('SHWG', '外高桥危品拼箱仓', 'CNSHA', '上海市浦东新区外高桥', '2.2 3 4.1 5.1 6.1 8 9', 'A1 B1 B3 B4'),
  shed('SHLG', '临港综合拼箱仓', 'CNSHA', '上海市浦东新区临港', '6.1 8 9', ''),
  shed('NBBL', '北仑危品拼箱仓', 'CNNGB', '宁波市北仑区', '3 4.1 6.1 8 9', 'A1 B1 B4'),
  shed('NBZH', '镇海普货拼箱仓', 'CNNGB', '宁波市镇海区', '', ''),
  shed('QDHD', '黄岛危品拼箱仓', 'CNTAO', '青岛市黄岛区', '3 4.1 5.1 8 9', 'A1 B1 B3 B4'),
  shed('TJBG', '滨海拼箱仓', 'CNTXG', '天津市滨海新区', '8 9', ''),
  shed('DLDY', '大窑湾拼箱仓', 'CNDLC', '大连市金州区', '3 8 9', 'B1'),
  shed('XMHC', '海沧危品拼箱仓', 'CNXMN', '厦门市海沧区', '3 8 9', 'A1 B1'),
  shed('GZNS', '南沙危品拼箱仓', 'CNNSA', '广州市南沙区', '3 4.1 6.1 8 9', 'A1 B1 B4'),
  shed('LYLY', '连云普货拼箱仓', 'CNLYG', '连云港市连云区', '', ''),
];

const BY_CODE = new Map(SHEDS.map((one) => [one.code, one]));

export const findShed = (code: string): Shed | undefined => BY_CODE.get(code);
