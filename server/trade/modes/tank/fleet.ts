import { portCountry } from '../../../../domain/order/blocks/countries';
import type { CleaningGrade } from '../../../../domain/goods/tank/grades';
import type { End } from '../../../../domain/offer/sailing';

export type Operator = End & {
  lines: readonly string[];
  tanks: readonly string[];
  excludes: readonly string[];
  share: number;
};

const NEVER = '1.1 1.3 1.4 2.1 2.2 2.3 5.2 6.2 7';

/** Fictional operators. Code, names, rent factor, tanks, lines, refused classes. */
const OPERATORS_TABLE = `
GLTK|罐砾罐箱服务|Guanli Tank Services|1|S24 S26 S21B C21 F24|近洋 东南亚 欧洲 地中海 北美西|${NEVER}
THLQ|汀槐液体物流|Tinghuai Liquid|1.04|S24 S17 E24 X20|印巴 中东 欧洲 北美西 北美东/美湾 南美东|${NEVER} 4.2 4.3
YXTK|垣岫罐运|Yuanxiu Tank Lines|0.97|S24 S26 F24 S21B|近洋 东南亚 印巴 中东 澳新|${NEVER} 4.2 5.1 6.1
JXCL|蓟汐化运|Jixi Chemical Carriers|1.06|S24 C21 L17 X20 X22|欧洲 地中海 中东 非洲 北美东/美湾 澳新|${NEVER} 4.2
PSGT|磐漱气罐|Panshu Gas Tanks|1|G24|近洋 东南亚 中东|1.1 1.3 1.4 2.3 3 4.1 4.2 4.3 5.1 5.2 6.1 6.2 7 8 9
`;

function readOperator(line: string): Operator {
  const [code = '', nameCn = '', nameEn = '', share = '', tanks = '', lines = '', excludes = ''] = line.split('|');
  return {
    code,
    nameCn,
    nameEn,
    share: Number(share),
    tanks: tanks.split(' '),
    lines: lines.split(' '),
    excludes: excludes.split(' '),
  };
}

export const OPERATORS: readonly Operator[] = OPERATORS_TABLE.trim().split('\n').map(readOperator);

export const operatorsOnLine = (line: string): Operator[] => OPERATORS.filter(({ lines }) => lines.includes(line));

export const findOperator = (code: string): Operator | undefined => OPERATORS.find((one) => one.code === code);

/** Depots by port, with the cleaning grades they handle. Demo data. */
const DEPOTS: Readonly<Record<string, readonly [name: string, grades: string]>> = {
  CNSHA: ['上海洋山罐场', 'ABCD'],
  CNNGB: ['宁波北仑罐场', 'ABCD'],
  CNZJG: ['张家港罐场', 'ABCD'],
  CNTXG: ['天津南港罐场', 'ABC'],
  CNTAO: ['青岛董家口罐场', 'ABC'],
  CNNSA: ['南沙罐场', 'ABC'],
  NLRTM: ['鹿特丹罐场', 'ABCD'],
  BEANR: ['安特卫普罐场', 'ABCD'],
  DEHAM: ['汉堡罐场', 'ABCD'],
  ITGOA: ['热那亚罐场', 'ABC'],
  SGSIN: ['新加坡罐场', 'ABCD'],
  KRPUS: ['釜山罐场', 'ABC'],
  JPYOK: ['横滨罐场', 'ABCD'],
  AEJEA: ['杰贝阿里罐场', 'ABC'],
  INNSA: ['那瓦舍瓦罐场', 'ABC'],
  USHOU: ['休斯敦罐场', 'ABCD'],
  USLAX: ['洛杉矶罐场', 'ABC'],
  BRSSZ: ['桑托斯罐场', 'ABC'],
  AUSYD: ['悉尼罐场', 'ABC'],
  ZADUR: ['德班罐场', 'AB'],
};

/** Depot that supplies empty tanks to a port. Missing ports have none. */
const SUPPLIED_BY: Readonly<Record<string, string>> = {
  CNSHA: 'CNSHA',
  CNTAG: 'CNSHA',
  CNZJG: 'CNZJG',
  CNNKG: 'CNZJG',
  CNWUH: 'CNZJG',
  CNNGB: 'CNNGB',
  CNTXG: 'CNTXG',
  CNYIK: 'CNTXG',
  CNDLC: 'CNTXG',
  CNTAO: 'CNTAO',
  CNLYG: 'CNTAO',
  CNNSA: 'CNNSA',
  CNYTN: 'CNNSA',
  CNXMN: 'CNNSA',
  CNZHA: 'CNNSA',
  CNQZH: 'CNNSA',
};

export const SUPPLIED_PORTS = Object.keys(SUPPLIED_BY);

export function findSupplyDepot(port: string): string | null {
  const depot = SUPPLIED_BY[port];
  return depot === undefined ? null : (DEPOTS[depot]?.[0] ?? '');
}

/** Return depot in the port's country that can clean this grade, the port's own first. */
export function returnDepot(port: string, grade: CleaningGrade | null): string | null {
  const near = Object.entries(DEPOTS).filter(([code]) => portCountry(code) === portCountry(port));
  const able = near.filter(([, [, grades]]) => grade !== null && grades.includes(grade));
  const own = able.find(([code]) => code === port) ?? able[0];
  return own?.[1][0] ?? null;
}
