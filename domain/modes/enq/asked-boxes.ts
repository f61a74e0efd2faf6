import { tidySum, type Capacity } from '../../offer/containers';
import { BOX_TYPES, isBoxType, type BoxType } from '../../offer/search';

/** What a liquid is poured into: a price is asked for it, and it is booked by the tank and the bag, never as a box. */
export const POURED_TYPES = ['20TK', '20TKT14', '20TKT20', '20TKT50', 'FLEXI'] as const;
export type PouredType = (typeof POURED_TYPES)[number];

/** Everything a price can be asked for; only the boxes among them are ordered as boxes. */
export const ASKED_BOX_TYPES = [...BOX_TYPES, ...POURED_TYPES] as const;
export type AskedBoxType = (typeof ASKED_BOX_TYPES)[number];
export type AskedBoxRow = { type: AskedBoxType; count: string };

/** What a tank that is asked for is allowed to be by its portable tank instruction; a bag has none. */
export const TANK_CODES: Readonly<Record<PouredType, readonly string[]>> = {
  '20TK': ['T4', 'T7', 'T11'],
  '20TKT14': ['T14'],
  '20TKT20': ['T20', 'T22'],
  '20TKT50': ['T50'],
  FLEXI: [],
};

/** Typical values, of the largest of its kind; the plate decides. */
const VESSELS: Readonly<Record<PouredType, { payloadKg: number; m3: number }>> = {
  '20TK': { payloadKg: 32_300, m3: 26 },
  '20TKT14': { payloadKg: 31_700, m3: 21 },
  '20TKT20': { payloadKg: 30_500, m3: 21 },
  '20TKT50': { payloadKg: 28_200, m3: 24 },
  FLEXI: { payloadKg: 24_000, m3: 24 },
};

export const isPoured = (type: AskedBoxType): type is PouredType => !isBoxType(type);

/** Those that are ordered as boxes. */
export const boxedRows = (rows: readonly AskedBoxRow[]): { type: BoxType; count: string }[] =>
  rows.flatMap(({ type, count }) => (isPoured(type) ? [] : [{ type, count }]));

/** What tanks and bags take; null where one of the rows is a box. */
export function pouredCapacity(rows: readonly { type: AskedBoxType; count: number }[]): Capacity | null {
  const vessels = rows.flatMap(({ type, count }) => (isPoured(type) ? [{ ...VESSELS[type], count }] : []));
  if (vessels.length < rows.length) return null;
  return {
    kg: tidySum(vessels.map(({ payloadKg, count }) => payloadKg * count)),
    m3: tidySum(vessels.map(({ m3, count }) => m3 * count)),
  };
}
