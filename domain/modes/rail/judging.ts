import type { HazardClass } from '../../goods/dangerous-goods';
import type { Day } from '../../values/days';
import type { PlaceNotice } from '../../offer/notice';
import { BORDERS, COUNTRIES, countriesOnRoute, type BorderCode } from './corridor';
import type { RailTakes } from './detail';
import { found, type RailFinding } from './finding';
import { isWinterWay, judgeWinter, type BoxHeating, type Thermal } from './winter';

export type RailGoods = {
  row: number;
  name: string;
  classes: readonly HazardClass[];
  thermal: Thermal;
  coldName?: string;
};

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

/** Countries that each require their own permission. */
const ASKING: readonly string[] = ['KZ', 'RU', 'BY', 'PL', 'MN'];

const countryNames = ({ border, dst }: Pick<RailWay, 'border' | 'dst'>, asking: readonly string[] | null): string =>
  countriesOnRoute(border, dst.code)
    .filter((country) => asking === null || asking.includes(country))
    .map((country) => COUNTRIES[country])
    .join('、');

function refusals(classes: readonly HazardClass[], { train, org, dst, takes }: RailWay): RailFinding[] {
  const refused = (by: keyof RailTakes) => classes.filter((one) => !takes[by].includes(one));
  return [
    ...refused('train').map((hazardClass) => found('BLOCK', 'railRefuses', { train, hazardClass })),
    ...refused('org').map((hazardClass) => found('BLOCK', 'railOrgRefuses', { station: org.nameCn, hazardClass })),
    ...refused('dst').map((hazardClass) => found('BLOCK', 'railDstRefuses', { station: dst.nameCn, hazardClass })),
  ];
}

/** State of the railway approval: needed, applied for by the platform, or held. */
export type Permit = 'railApproval' | 'railApplied' | 'railHeld';

/** Findings on dangerous goods. Approval is requested only when train and both stations accept every class. */
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

/** A held-up border needs approval for any goods. */
const noticeFindings = ({ border, notice }: RailWay): RailFinding[] =>
  notice ? [found('NEED_APPROVAL', 'railNotice', { border: BORDERS[border].nameCn, ...notice })] : [];

/** Frost verdict; passes only goods with a known freezing point. */
function winterFinding(
  { row, name, coldName = name, thermal }: RailGoods,
  lowC: number,
  heating: BoxHeating,
): RailFinding {
  const given = { row, goods: coldName, low: lowC, ...(thermal.freezingC === null ? {} : { c: thermal.freezingC }) };
  const verdict = judgeWinter(thermal, lowC, heating);
  if (verdict) return found(verdict.level, verdict.code, given);
  return thermal.state === 'SOLID' || thermal.state === 'OTHER'
    ? found('PASS', 'railNoWinter', { row, goods: coldName })
    : found('PASS', 'railWinterFine', given);
}

export const isWinterTrain = ({ leaves, mostDays }: Pick<RailWay, 'leaves' | 'mostDays'>): boolean =>
  isWinterWay(leaves, mostDays);

const winterFindings = (goods: readonly RailGoods[], way: RailWay, heating: BoxHeating): RailFinding[] =>
  isWinterTrain(way) ? goods.map((one) => winterFinding(one, BORDERS[way.border].lowC, heating)) : [];

const AT_RISK: readonly RailFinding['code'][] = [
  'railWinterUnknown',
  'railWinterInhibited',
  'railWinterLiner',
  'railWinterFreeze',
  'railWinterCold',
];

export const isAtRisk = (goods: readonly RailGoods[], way: RailWay): boolean =>
  winterFindings(goods, way, 'NONE').some(({ code }) => AT_RISK.includes(code));

export const goodsFindings = (
  goods: readonly RailGoods[],
  way: RailWay,
  { isDanger, heating, permit }: { isDanger: 'Y' | 'N'; heating: BoxHeating; permit: Permit },
): RailFinding[] => [
  ...(isDanger === 'Y' ? dangerFindings(goods, way, permit) : []),
  ...winterFindings(goods, way, heating),
  ...noticeFindings(way),
  borderFinding(way),
];
