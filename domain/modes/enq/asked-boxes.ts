import { tidySum, type Capacity } from '../../offer/containers';
import { BOX_TYPES, isBoxType, type BoxType } from '../../offer/search';

/** Liquid vessels: an enquiry can ask for them, orders book them as tanks or bags, never as boxes. */
export const POURED_TYPES = ['20TK', '20TKT14', '20TKT20', '20TKT50', 'FLEXI'] as const;
export type PouredType = (typeof POURED_TYPES)[number];

/** Everything an enquiry can ask for; only boxes can be ordered as boxes. */
export const ASKED_BOX_TYPES = [...BOX_TYPES, ...POURED_TYPES] as const;
export type AskedBoxType = (typeof ASKED_BOX_TYPES)[number];
export type AskedBoxRow = { type: AskedBoxType; count: string };

/** Portable tank instructions each tank type may have; a flexitank has none. */
export const TANK_CODES: Readonly<Record<PouredType, readonly string[]>> = {
  '20TK': ['T4', 'T7', 'T11'],
  '20TKT14': ['T14'],
  '20TKT20': ['T20', 'T22'],
  '20TKT50': ['T50'],
  FLEXI: [],
};

/** Typical values of the largest of its kind; the data plate decides. */
const VESSELS: Readonly<Record<PouredType, { payloadKg: number; m3: number }>> = {
  '20TK': { payloadKg: 32_300, m3: 26 },
  '20TKT14': { payloadKg: 31_700, m3: 21 },
  '20TKT20': { payloadKg: 30_500, m3: 21 },
  '20TKT50': { payloadKg: 28_200, m3: 24 },
  FLEXI: { payloadKg: 24_000, m3: 24 },
};

export const isPoured = (type: AskedBoxType): type is PouredType => !isBoxType(type);

export const boxedRows = (rows: readonly AskedBoxRow[]): { type: BoxType; count: string }[] =>
  rows.flatMap(({ type, count }) => (isPoured(type) ? [] : [{ type, count }]));

export function pouredCapacity(rows: readonly { type: AskedBoxType; count: number }[]): Capacity | null {
  const vessels = rows.flatMap(({ type, count }) => (isPoured(type) ? [{ ...VESSELS[type], count }] : []));
  if (vessels.length < rows.length) return null;
  return {
    kg: tidySum(vessels.map(({ payloadKg, count }) => payloadKg * count)),
    m3: tidySum(vessels.map(({ m3, count }) => m3 * count)),
  };
}
