import type { Is, IsOf } from '../../shape/is';
import type { PACKED } from './receipt-shape';
import type { PackingGroup } from '../../goods/dangerous-goods';
import type { RowPart } from '../../offer/load';
import type { PieceSize } from '../../offer/piece-sizes';
import type { airEntries } from './search-shape';

export type AirLoad = {
  isDanger: 'Y' | 'N';
  unNo: string | null;
  group: PackingGroup | null;
  percent: number | null;
  net: number | null;
  /** State of charge in per cent, and watt-hours; lithium only. */
  soc: number | null;
  wh: number | null;
  pieces: number;
  kg: number;
  /** Null when sizes are given. */
  m3: number | null;
  sizes: PieceSize[];
  name?: string | undefined;
  /** Further UN numbers in the order; the amounts then cover all of them. */
  also?: readonly string[] | undefined;
  /** True if the amounts are the example; no order takes them over. */
  isTrial: boolean;
};

export type AirSearch = IsOf<typeof airEntries>;

export const MOST_PIECES = 99_999;
export const MOST_KG = 50_000;
/** Above this volume, pieces need sizes. */
export const MOST_M3 = 1;

/** Example amounts for an empty search; never shown inside a field. */
export const TRIAL = { pieces: '1', kg: '100', m3: '0.6' } as const;

/** `name`: entry picked by name elsewhere, without a field here. */
export type AirRowText = Is<typeof PACKED>;
export type AirRowPart = Exclude<RowPart<AirRowText>, 'also' | 'name'>;

export const MOST_ALSO = 19;
