import type { HazardClass } from '../../goods/dangerous-goods';
import type { Fire } from '../../goods/fire';
import { readTableLines, listedClasses, listedFires } from '../../goods/listed-scope';

/**
 * Invented stations. Columns: code, name, port, address, licensed classes, GB 50016 fire items, licensed packers,
 * trucks per hour and TEU per half day (dangerous/general).
 */
const STATIONS_TABLE = `
SWGQ 外高桥装箱站 CNSHA 上海市浦东新区外高桥 2.1,2.2,3,4.1,5.1,6.1,8,9 A1,A2,B1,B3,B4,C1,C2,D,E 6 4/8 12/24
SYSG 洋山装箱站 CNSHA 上海市浦东新区洋山 3,8,9 B1,C1,C2,D,E 4 3/8 8/24
SBLG 北仑装箱站 CNNGB 宁波市北仑区 2.2,3,4.1,6.1,8,9 A1,B1,B4,C1,C2,D,E 5 3/8 10/20
SMSG 梅山装箱站 CNNGB 宁波市北仑区梅山 8,9 C1,C2,D,E 3 2/6 6/20
SHDG 黄岛装箱站 CNTAO 青岛市黄岛区 3,4.1,5.1,8,9 A1,B1,B3,B4,C1,C2,D,E 4 3/6 8/16
SBHG 滨海装箱站 CNTXG 天津市滨海新区 8,9 C1,C2,D,E 3 2/6 6/16
SDYW 大窑湾装箱站 CNDLC 大连市金州区 3,8,9 B1,C1,C2,D,E 3 2/4 6/12
SHCG 海沧装箱站 CNXMN 厦门市海沧区 3,8,9 A1,B1,C1,C2,D,E 3 2/4 6/12
SNSG 南沙装箱站 CNNSA 广州市南沙区 2.2,3,4.1,6.1,8,9 A1,B1,B4,C1,C2,D,E 4 3/6 8/16
SYTG 盐田普货装箱站 CNYTN 深圳市盐田区 - C1,C2,D,E 0 0/8 0/24
STCG 太仓装箱站 CNTAG 苏州市太仓市 8,9 C1,C2,D,E 2 2/4 4/12
`;

/** Capacity: trucks per hour, TEU per half day. */
export type StationMost = { trucks: number; teu: number };

export type StationRow = {
  code: string;
  nameCn: string;
  port: string;
  address: string;
  classes: HazardClass[];
  fires: Fire[];
  packers: number;
  most: Record<'Y' | 'N', StationMost>;
};

const two = (text: string): [number, number] => {
  const [danger = 0, general = 0] = text.split('/').map(Number);
  return [danger, general];
};

function readStation(words: readonly string[]): StationRow {
  const [
    code = '',
    nameCn = '',
    port = '',
    address = '',
    classes = '',
    fires = '',
    packers = '',
    hour = '',
    half = '',
  ] = words;
  const [trucks, teu] = [two(hour), two(half)];
  return {
    code,
    nameCn,
    port,
    address,
    classes: listedClasses(classes),
    fires: listedFires(fires),
    packers: Number(packers),
    most: { Y: { trucks: trucks[0], teu: teu[0] }, N: { trucks: trucks[1], teu: teu[1] } },
  };
}

export const STATION_ROWS: readonly StationRow[] = readTableLines(STATIONS_TABLE).map(({ words }) =>
  readStation(words),
);
