import type { PackingGroup } from '../dangerous-goods';

export type PackFamily =
  | 'DRUM'
  | 'JERRICAN'
  | 'BOX'
  | 'BAG'
  | 'COMPOSITE'
  | 'IBC'
  | 'FLEX_IBC'
  | 'LARGE'
  | 'PRESSURE'
  | 'AEROSOL'
  | 'TANK';

/** Limit of one packaging by packing group; null when its own instruction gives it. */
export type PackLimit = Readonly<Record<PackingGroup, number>> | null;

export type PackKind = {
  code: string;
  nameCn: string;
  family: PackFamily;
  holdsLiquid: boolean;
  /** Not filled after five years from manufacture. */
  agesInFiveYears: boolean;
  isInspected: boolean;
  /** Filled directly: litres of a liquid, kilograms of a solid. */
  singleL: PackLimit;
  singleKg: PackLimit;
  /** Net kilograms around inner packagings. */
  outerKg: PackLimit;
};

/**
 * IMDG 6.1 to 6.6 and 4.1.4, from the text of ADR 2025, not the edition in force (`PACKING_EDITION`). A line: code,
 * name, `L` for liquids, `P` for plastics that age, `I` for inspected, then the limits of packing group I and of II and
 * III.
 */
const TABLE = `
[DRUM]
1A1|闭口钢桶|L|250/450|400|250/400
1B1|闭口铝桶|L|250/450|400|250/400
1N1|闭口其他金属桶|L|250/450|400|250/400
1A2|开口钢桶|L|250/450|400|250/400
1B2|开口铝桶|L|250/450|400|250/400
1N2|开口其他金属桶|L|250/450|400|250/400
1H1|闭口塑料桶|LP|250/450|400|250/400
1H2|开口塑料桶|LP|250/450|400|250/400
1D|胶合板桶|-|-|400|150/400
1G|纤维板桶|-|-|400|75/400
[JERRICAN]
3A1|闭口钢罐|L|60|120|120
3B1|闭口铝罐|L|60|120|120
3H1|闭口塑料罐|LP|60|120|120
3A2|开口钢罐|L|60|120|120
3B2|开口铝罐|L|60|120|120
3H2|开口塑料罐|LP|60|120|120
[BOX]
4A|钢箱|-|-|0/400|250/400
4B|铝箱|-|-|0/400|250/400
4N|其他金属箱|-|-|0/400|250/400
4C1|普通木箱|-|-|0/400|150/400
4C2|防撒漏木箱|-|-|0/400|150/400
4D|胶合板箱|-|-|0/400|150/400
4F|再生木箱|-|-|0/400|75/400
4G|纤维板箱（纸箱）|-|-|0/400|75/400
4H2|硬塑料箱|P|-|0/400|150/400
4H1|泡沫塑料箱|-|-|-|60
[BAG]
5H1|塑料编织袋（无内衬）|-|-|-|-
5H2|塑料编织袋（防撒漏）|-|-|-|-
5L1|纺织袋（无内衬）|-|-|-|-
5L2|纺织袋（防撒漏）|-|-|-|-
5M1|多层纸袋|-|-|-|-
5H3|塑料编织袋（防水）|-|-|0/50|-
5H4|塑料薄膜袋|-|-|0/50|-
5L3|纺织袋（防水）|-|-|0/50|-
5M2|多层防水纸袋|-|-|0/50|-
[COMPOSITE]
6HA1|钢塑复合桶|LP|250|400|-
6HB1|铝塑复合桶|LP|250|400|-
6HH1|塑塑复合桶|LP|250|400|-
6HD1|胶合板塑复合桶|LP|120/250|400|-
6HG1|纤维板塑复合桶|LP|120/250|400|-
6HA2|钢箱塑料内胆|LP|60|75|-
6HC|木箱塑料内胆|LP|60|75|-
6HD2|胶合板箱塑料内胆|LP|60|75|-
6HG2|纸箱塑料内胆|LP|60|75|-
6HH2|硬塑料箱塑料内胆|LP|60|75|-
6PA1|钢桶玻璃内胆|L|60|75|-
6PC|木箱玻璃内胆|L|60|75|-
6PG2|纸箱玻璃内胆|L|60|75|-
6PH2|硬塑料玻璃内胆|L|60|75|-
[IBC]
11A|钢制中型散装容器（重力装卸固体）|I|-|-|-
11B|铝制中型散装容器（固体）|I|-|-|-
11H1|硬塑料中型散装容器（固体，有结构装置）|PI|-|-|-
11HZ1|复合中型散装容器（固体，硬塑料内胆）|PI|-|-|-
11G|纤维板中型散装容器|-|-|-|-
11C|木质中型散装容器|-|-|-|-
11D|胶合板中型散装容器|-|-|-|-
21A|钢制中型散装容器（加压装卸固体）|I|-|-|-
31A|钢制中型散装容器（液体）|LI|-|-|-
31B|铝制中型散装容器（液体）|LI|-|-|-
31N|其他金属中型散装容器（液体）|LI|-|-|-
31H1|硬塑料中型散装容器（液体，有结构装置）|LPI|-|-|-
31H2|硬塑料中型散装容器（液体，自立式）|LPI|-|-|-
31HA1|复合中型散装容器（吨桶）|LPI|-|-|-
31HB1|复合中型散装容器（铝框）|LPI|-|-|-
31HA2|复合中型散装容器（软塑料内胆钢壳）|LPI|-|-|-
31HD2|复合中型散装容器（软塑料内胆胶合板壳）|LPI|-|-|-
31HH2|复合中型散装容器（软塑料内胆塑料壳）|LPI|-|-|-
[FLEX_IBC]
13H1|塑料编织柔性集装袋（无涂层无内衬）|-|-|-|-
13H2|塑料编织柔性集装袋（有涂层）|-|-|-|-
13H3|柔性集装袋（有内衬）|-|-|-|-
13H4|柔性集装袋（有涂层和内衬）|-|-|-|-
13H5|塑料薄膜柔性集装袋|-|-|-|-
13L1|纺织柔性集装袋|-|-|-|-
13L2|纺织柔性集装袋（有涂层）|-|-|-|-
13L3|纺织柔性集装袋（有内衬）|-|-|-|-
13L4|纺织柔性集装袋（有涂层和内衬）|-|-|-|-
13M1|多层纸柔性集装袋|-|-|-|-
13M2|多层防水纸柔性集装袋|-|-|-|-
[LARGE]
50A|钢制大型包装|L|-|-|-
50B|铝制大型包装|L|-|-|-
50N|其他金属大型包装|L|-|-|-
50H|硬塑料大型包装|L|-|-|-
50C|木质大型包装|L|-|-|-
50D|胶合板大型包装|L|-|-|-
50F|再生木大型包装|L|-|-|-
50G|硬纤维板大型包装|L|-|-|-
51H|柔性塑料大型包装|-|-|-|-
[PRESSURE]
CYL|气瓶|-|-|-|-
TUBE|管束/大容积气瓶|-|-|-|-
PDRUM|压力桶|-|-|-|-
BUNDLE|气瓶集束|-|-|-|-
CRYO|封闭式深冷容器|-|-|-|-
[AEROSOL]
AEROSOL|气雾罐（在外箱内）|-|-|-|-
[TANK]
UNTANK|可移动罐柜|L|-|-|-
`;

const readPackLimit = (cell: string): PackLimit => {
  if (cell === '-') return null;
  const [first = '', rest = first] = cell.split('/');
  return { I: Number(first), II: Number(rest), III: Number(rest) };
};

const byFamily = TABLE.split('[')
  .slice(1)
  .map((part) => part.split(']'));

const readPackKind = (line: string, family: PackFamily): PackKind => {
  const [code = '', nameCn = '', flags = '', singleL = '', singleKg = '', outerKg = ''] = line.split('|');
  return {
    code,
    nameCn,
    family,
    holdsLiquid: flags.includes('L'),
    agesInFiveYears: flags.includes('P'),
    isInspected: flags.includes('I'),
    singleL: readPackLimit(singleL),
    singleKg: readPackLimit(singleKg),
    outerKg: readPackLimit(outerKg),
  };
};

const KINDS: ReadonlyMap<string, PackKind> = new Map(
  byFamily
    .flatMap(([family = '', lines = '']) =>
      lines
        .trim()
        .split('\n')
        .map((line) => readPackKind(line, family as PackFamily)),
    )
    .map((kind) => [kind.code, kind]),
);

export const findPackKind = (code: string): PackKind | undefined => KINDS.get(code);

/** Empty weight of the smallest packaging of a family, in kg. */
const EMPTY_KG: Readonly<Record<PackFamily, number>> = {
  DRUM: 0.3,
  JERRICAN: 0.1,
  BOX: 0.1,
  BAG: 0.02,
  COMPOSITE: 0.3,
  IBC: 25,
  FLEX_IBC: 0.5,
  LARGE: 5,
  PRESSURE: 0.3,
  AEROSOL: 0.02,
  TANK: 100,
};

/** Minimum tare of a number of packagings; zero for an unknown kind. */
export const emptyPackKg = (code: string, pieces: number): number => {
  const kind = findPackKind(code);
  return kind ? EMPTY_KG[kind.family] * pieces : 0;
};
