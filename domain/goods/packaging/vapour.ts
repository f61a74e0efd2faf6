import type { PackingGroup } from '../dangerous-goods';
import type { PackMark } from './mark';

/**
 * Absolute vapour pressure at 50 °C in kPa, by UN number, of liquids that boil below 60 °C: typical values of the most
 * volatile entry, the data sheet decides.
 */
const VAPOUR_KPA: Readonly<Record<string, number>> = {
  '1089': 280,
  '1090': 82,
  '1092': 93,
  '1131': 114,
  '1146': 104,
  '1154': 86,
  '1155': 170,
  '1218': 165,
  '1231': 79,
  '1234': 140,
  '1243': 195,
  '1265': 205,
  '1280': 170,
  '1298': 81,
  '1593': 145,
  '1717': 95,
  '1744': 75,
  '2398': 84,
};

/** Packing group I, but far from boiling at 50 °C: acrylonitrile. */
const CALM: readonly string[] = ['1093'];
/** Mixtures that may boil below 60 °C, depending on their composition. */
const MIXED: readonly string[] = ['1203', '1268', '3295'];

/** 4.1.1.10: allowed share of the test pressure. */
const SHARE = 4 / 7;
const ATMOSPHERE_KPA = 100;
/** For every IBC, whatever its mark says. */
const MOST_IBC_KPA = 110;
/** Within this share of the limit, a typical value proves nothing. */
const DOUBT = 0.1;

type VapourContent = { unNo: string; hazardClass: string; packingGroup: PackingGroup | null };

/** `OVER`: vapour pressure exceeds the limit; `ASK`: unknown if it does. */
export type Vapour = { stands: 'OVER' | 'ASK'; kPa: number | null; most: number };

export function judgeVapour(
  { unNo, hazardClass, packingGroup }: VapourContent,
  { kPa, isIbc }: Pick<PackMark, 'kPa' | 'isIbc'>,
): Vapour | null {
  if (kPa === null && !isIbc) return null;
  const most = isIbc ? MOST_IBC_KPA : Math.floor(SHARE * ((kPa ?? 0) + ATMOSPHERE_KPA));
  const own = Object.hasOwn(VAPOUR_KPA, unNo) ? (VAPOUR_KPA[unNo] ?? null) : null;
  if (own !== null && own * (1 - DOUBT) > most) return { stands: 'OVER', kPa: own, most };
  if (own !== null) return own * (1 + DOUBT) > most ? { stands: 'ASK', kPa: own, most } : null;
  const isVolatile = hazardClass === '3' && packingGroup === 'I' && !CALM.includes(unNo);
  return isVolatile || MIXED.includes(unNo) ? { stands: 'ASK', kPa: null, most } : null;
}
