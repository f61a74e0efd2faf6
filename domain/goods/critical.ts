import type { HazardClass, PackingGroup } from './dangerous-goods';

/**
 * GB 18218-2018 table 1 in tons: substances with their own UN number, `2031-I` where the packing group identifies the
 * substance. Table 1 entries without a single number (coal gas beside carbon monoxide, alkyl aluminium, peroxyacetic
 * acid, formaldehyde over 90 %) go to people.
 */
const NAMED = `
0.3 1076
0.5 0129 0135 0224 1571
0.75 2480
1 0143 0144 0340 0341 1001 1045 1051 1052 1067 1380 1614 1828 2188 2190 2199 2202 2257 2676 3374
5 0209 0213 0222 1010 1017 1049 1053 1061 1966
10 0342 1005 1040 1062 1155 1280 1428 2556
20 1016 1023 1050 1079 1092 1185 1491 1504 1541 1744 2023 2032 2186 2334 2558
50 1011 1033 1038 1075 1086 1093 1114 1131 1381 1467 1942 1962 1965 1969 1971 1972 1978 2059 2447 2555 2557
75 1829
100 1402 1485 1495 2031-I 2078
200 1072 1073 1203 2067 3475
500 1090 1145 1170 1173 1208 1230 1294 2055
1000 1486
`;

/** Table 1 entries whose UN number covers other substances too: a person checks the technical name. */
const NAMED_AMONG_OTHERS = ['1071', '1204', '1356', '1613', '1790', '2426', '3105', '3107', '3109', '3366', '3394'];

const BY_NUMBER = new Map(
  NAMED.trim()
    .split('\n')
    .flatMap((line) => {
      const [tons = '', ...numbers] = line.split(' ');
      return numbers.map((no) => [no, Number(tons)] as const);
    }),
);

/** Table 2 rows by type of self-reactive substance or peroxide, which the UN number gives. */
const BY_TYPE: Readonly<Record<string, number>> = Object.fromEntries(
  [
    [10, '3221 3222 3231 3232 3101 3102 3111 3112'],
    [50, '3223 3224 3225 3226 3227 3228 3233 3234 3235 3236 3237 3238'],
    [50, '3103 3104 3105 3106 3107 3108 3109 3110 3113 3114 3115 3116 3117 3118 3119 3120'],
  ].flatMap(([tons, numbers]) => `${numbers}`.split(' ').map((no) => [no, Number(tons)])),
);

type Groups = Readonly<Partial<Record<PackingGroup, number | 'NONE'>>>;

/**
 * Table 2, derived from class and packing group instead of GHS categories. Packaged goods are below their boiling
 * point. Toxicity of group III may be a category by inhalation only, so it goes to people.
 */
const BY_GROUP: Readonly<Partial<Record<HazardClass, Groups>>> = {
  '3': { I: 10, II: 1000, III: 5000 },
  '4.1': { II: 200, III: 'NONE' },
  '4.2': { I: 50, II: 'NONE', III: 'NONE' },
  '4.3': { I: 200, II: 200, III: 'NONE' },
  '5.1': { I: 50, II: 200, III: 200 },
  '6.1': { I: 50, II: 500 },
};

/** Viscous goods of group III may flash below 23 ℃ (IMDG 2.3.2.2): they count as group II. */
const VISCOUS = ['1133', '1139', '1210', '1263', '1287', '1306', '1866'];

const AEROSOLS = '1950';
const AEROSOL_TONS = 150;
const FLAMMABLE_GAS_TONS = 10;
const OXIDIZING_GAS_TONS = 50;

/** `ASK`: neither number nor class decides; `isSplit` if entries of one number differ. `NONE`: in neither table. */
export type Critical = { by: 'NAME' | 'CLASS'; tons: number } | { by: 'NONE' | 'ASK'; tons: null; isSplit?: true };

export type CriticalGoods = {
  unNo: string | null;
  hazardClass: HazardClass | null;
  subRisks: readonly HazardClass[];
  packingGroup: PackingGroup | null;
};

const ASK: Critical = { by: 'ASK', tons: null };
const SPLIT: Critical = { by: 'ASK', tons: null, isSplit: true };
const NONE: Critical = { by: 'NONE', tons: null };
const byClass = (tons: number): Critical => ({ by: 'CLASS', tons });

/** Threshold of table 1 by number and group; null when not listed. */
export const criticalTons = (unNo: string, packingGroup: PackingGroup | null = null): number | null =>
  BY_NUMBER.get(unNo) ?? BY_NUMBER.get(`${unNo}-${packingGroup ?? ''}`) ?? null;

function gasThreshold({ unNo, hazardClass, subRisks }: CriticalGoods): Critical {
  if (hazardClass === '2.1' && subRisks.length === 0)
    return byClass(unNo === AEROSOLS ? AEROSOL_TONS : FLAMMABLE_GAS_TONS);
  if (hazardClass !== '2.2') return ASK;
  if (subRisks.length === 0) return NONE;
  return subRisks.length === 1 && subRisks[0] === '5.1' ? byClass(OXIDIZING_GAS_TONS) : ASK;
}

function groupThreshold({ unNo, hazardClass, subRisks, packingGroup: said }: CriticalGoods): Critical {
  const packingGroup = said === 'III' && VISCOUS.includes(unNo ?? '') ? 'II' : said;
  const tons = hazardClass && packingGroup ? BY_GROUP[hazardClass]?.[packingGroup] : undefined;
  // A subsidiary hazard has its own category, which no packing group gives.
  if (tons === undefined || subRisks.length > 0) return ASK;
  return tons === 'NONE' ? NONE : byClass(tons);
}

/** Threshold in tons above which a store is a major hazard: table 1 by name first, then table 2 by class. */
export function criticalThreshold(asked: CriticalGoods): Critical {
  const { unNo, hazardClass, packingGroup } = asked;
  const named = criticalTons(unNo ?? '', packingGroup);
  if (named !== null) return { by: 'NAME', tons: named };
  if (hazardClass === null) return NONE;
  if (NAMED_AMONG_OTHERS.includes(unNo ?? '')) return ASK;
  const typed = Object.hasOwn(BY_TYPE, unNo ?? '') ? BY_TYPE[unNo ?? ''] : undefined;
  if (typed !== undefined) return byClass(typed);
  if (hazardClass.startsWith('2')) return gasThreshold(asked);
  return hazardClass === '9' ? NONE : groupThreshold(asked);
}

/** Answer for goods with several possible entries: the common one, or `ASK`. */
export function criticalOfAll(all: readonly CriticalGoods[]): Critical {
  const [first = ASK, ...others] = all.map(criticalThreshold);
  return others.every(({ by, tons }) => by === first.by && tons === first.tons) ? first : SPLIT;
}
