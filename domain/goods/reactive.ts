import type { SegregatedGoods } from './segregated-goods';

/** Oxidizers and organic peroxides feed a fire. */
export const FEEDS_FIRE: readonly string[] = ['5.1', '5.2'];
/** Oxidizing groups of any class: bleach is class 8. */
const OXIDIZING_GROUPS: readonly string[] = ['3', '4', '5', '8', '13', '14', '16'];
/** Numbers of group 1a, because public transcriptions name only the group of acids. */
const STRONG_ACIDS: readonly string[] =
  '1777 1786 1787 1788 1789 1790 1796 1798 1802 1826 1831 1832 1873 1906 2031 2032 2240 2308 2796'.split(' ');
const ISOCYANATES: readonly string[] =
  '2078 2206 2207 2236 2250 2281 2285 2290 2478 2480 2481 2482 2483 2484 2485 2486 2487 2488 2605 3080'.split(' ');
/** Reactive isocyanates that are not dangerous goods, by library id. */
const MILD_ISOCYANATES: readonly string[] = ['pmdi'];

export const feedsFire = ({ hazardClass, subRisks }: SegregatedGoods): boolean =>
  [hazardClass ?? '', ...subRisks].some((one) => FEEDS_FIRE.includes(one));

const oxidizes = ({ groups }: SegregatedGoods): boolean => groups.some((one) => OXIDIZING_GROUPS.includes(one));

const isStrongAcid = ({ unNo, groups }: SegregatedGoods): boolean =>
  groups.includes('1a') || STRONG_ACIDS.includes(unNo ?? '');

const isIsocyanate = ({ unNo, goodsId }: SegregatedGoods): boolean =>
  ISOCYANATES.includes(unNo ?? '') || MILD_ISOCYANATES.includes(goodsId ?? '');

/** `FED`: one burns, the other feeds the fire; `REACTS`: they may react, and no table covers it. */
type Reaction = 'FED' | 'REACTS' | null;

/**
 * Reaction of dangerous with general goods. The segregation table has no cell for it, so this is our own rule: an X
 * there is no approval.
 */
export function reactionBetween(dangerous: SegregatedGoods, general: SegregatedGoods): Reaction {
  if (feedsFire(dangerous) && general.burns === true) return 'FED';
  const isFire = (feedsFire(dangerous) || oxidizes(dangerous)) && general.burns !== false;
  const isTouched = isStrongAcid(dangerous) || isIsocyanate(dangerous) || isIsocyanate(general);
  return isFire || isTouched ? 'REACTS' : null;
}

/**
 * UN numbers of special provision 386, which polymerise. They travel with the date and temperature limit of their
 * stabilization.
 */
const STABILIZED: ReadonlySet<string> = new Set(
  (
    '1010 1051 1060 1081 1082 1085 1086 1087 1092 1093 1143 1167 1185 1218 1246 1247 1251 1301 1302 1303 1304 1545 1589 ' +
    '1614 1724 1829 1860 1917 1919 1921 1991 2055 2200 2218 2227 2251 2277 2283 2348 2352 2396 2452 2521 2527 2531 2607 ' +
    '2618 2838 3022 3073 3079 3302 3531 3532 3533 3534'
  ).split(' '),
);

export const isStabilized = ({ unNo }: { unNo: string | null }): boolean => STABILIZED.has(unNo ?? '');
