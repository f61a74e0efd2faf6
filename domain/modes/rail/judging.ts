import type { HazardClass } from '../../goods/dangerous-goods';
import type { Day } from '../../values/days';
import type { PlaceNotice } from '../../offer/notice';
import { BORDERS, COUNTRIES, countriesOf, type BorderCode } from './corridor';
import type { RailTakes } from './detail';
import { found, type RailFinding } from './finding';
import { isWinterWay, winterOf, type Heating, type Thermal } from './winter';

/** Goods of a row, as the railways see them. */
export type RailGoods = {
  /** From 1 on. */
  row: number;
  name: string;
  /** Every danger; empty where nobody knows it. */
  classes: readonly HazardClass[];
  thermal: Thermal;
  /** What the cold is judged by, where the library knows that by another name. */
  coldName?: string;
};

/** A train on a day: who takes what, and by where it goes. */
export type RailWay = {
  train: string;
  org: { code: string; nameCn: string };
  dst: { code: string; nameCn: string };
  takes: RailTakes;
  border: BorderCode;
  notice: PlaceNotice | null;
  leaves: Day;
  mostDays: number;
};

/** Where permission is asked country by country. */
const ASKING: readonly string[] = ['KZ', 'RU', 'BY', 'PL', 'MN'];

const countryNames = ({ border, dst }: Pick<RailWay, 'border' | 'dst'>, asking: readonly string[] | null): string =>
  countriesOf(border, dst.code)
    .filter((country) => asking === null || asking.includes(country))
    .map((country) => COUNTRIES[country])
    .join('、');

/** A refusal of each class that one of the three does not take. */
function refusals(classes: readonly HazardClass[], { train, org, dst, takes }: RailWay): RailFinding[] {
  const refused = (by: keyof RailTakes) => classes.filter((one) => !takes[by].includes(one));
  return [
    ...refused('train').map((hazardClass) => found('BLOCK', 'railRefuses', { train, hazardClass })),
    ...refused('org').map((hazardClass) => found('BLOCK', 'railOrgRefuses', { station: org.nameCn, hazardClass })),
    ...refused('dst').map((hazardClass) => found('BLOCK', 'railDstRefuses', { station: dst.nameCn, hazardClass })),
  ];
}

/** How it stands with the consent of the railways: to be had, left to the house, or at hand. */
export type Permit = 'railApproval' | 'railApplied' | 'railHeld';

/** What dangerous goods are asked on this way. Only where all three take every class is anybody asked at all. */
function dangerFindings(goods: readonly RailGoods[], way: RailWay, permit: Permit): RailFinding[] {
  const unknown = goods.filter(({ classes }) => classes.length === 0);
  const classes = [...new Set(goods.flatMap((one) => one.classes))];
  const refused = refusals(classes, way);
  const given = { classes: classes.join('、') };
  return [
    ...unknown.map(({ row, name }) => found('MANUAL', 'railClassUnknown', { row, goods: name })),
    ...refused,
    ...(refused.length > 0 || classes.length === 0
      ? []
      : [
          found('NEED_APPROVAL', permit),
          found('PASS', 'railTakes', { ...given, train: way.train }),
          found('PASS', 'railOrgTakes', { ...given, station: way.org.nameCn }),
          found('PASS', 'railDstTakes', { ...given, station: way.dst.nameCn }),
        ]),
    ...(refused.length > 0 ? [] : [found('NEED_APPROVAL', 'railTransit', { countries: countryNames(way, ASKING) })]),
  ];
}

const borderFinding = (way: RailWay): RailFinding => {
  const { nameCn, partner } = BORDERS[way.border];
  return found('PASS', 'railBorder', { border: nameCn, partner, countries: countryNames(way, null) });
};

/** A border that is held up is asked about, whatever the goods. */
const noticeFindings = ({ border, notice }: RailWay): RailFinding[] =>
  notice ? [found('NEED_APPROVAL', 'railNotice', { border: BORDERS[border].nameCn, ...notice })] : [];

/** What the cold says to goods; a yes only to those of which somebody knows where they freeze. */
function winterFinding(
  { row, name, coldName = name, thermal }: RailGoods,
  lowC: number,
  heating: Heating,
): RailFinding {
  const given = { row, goods: coldName, low: lowC, ...(thermal.freezingC === null ? {} : { c: thermal.freezingC }) };
  const verdict = winterOf(thermal, lowC, heating);
  if (verdict) return found(verdict.level, verdict.code, given);
  return thermal.state === 'SOLID' || thermal.state === 'OTHER'
    ? found('PASS', 'railNoWinter', { row, goods: coldName })
    : found('PASS', 'railWinterFine', given);
}

export const isWinterFor = ({ leaves, mostDays }: Pick<RailWay, 'leaves' | 'mostDays'>): boolean =>
  isWinterWay(leaves, mostDays);

const winterFindings = (goods: readonly RailGoods[], way: RailWay, heating: Heating): RailFinding[] =>
  isWinterFor(way) ? goods.map((one) => winterFinding(one, BORDERS[way.border].lowC, heating)) : [];

const AT_RISK: readonly RailFinding['code'][] = [
  'railWinterUnknown',
  'railWinterInhibited',
  'railWinterLiner',
  'railWinterFreeze',
  'railWinterCold',
];

/** Somebody has to say how warm they travel. */
export const isAtRisk = (goods: readonly RailGoods[], way: RailWay): boolean =>
  winterFindings(goods, way, 'NONE').some(({ code }) => AT_RISK.includes(code));

/** Everything a train asks of goods, whatever they weigh. */
export const goodsFindings = (
  goods: readonly RailGoods[],
  way: RailWay,
  { isDanger, heating, permit }: { isDanger: 'Y' | 'N'; heating: Heating; permit: Permit },
): RailFinding[] => [
  ...(isDanger === 'Y' ? dangerFindings(goods, way, permit) : []),
  ...winterFindings(goods, way, heating),
  ...noticeFindings(way),
  borderFinding(way),
];
