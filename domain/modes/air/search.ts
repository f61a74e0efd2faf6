import type { PackingGroup } from '../../goods/dangerous-goods';
import type { RowPart, TypedRow } from '../../offer/load';
import type { PieceSize } from '../../offer/piece-sizes';
import type { Day } from '../../values/days';

/** Goods as they are asked about, wherever they fly. */
export type AirLoad = {
  isDanger: 'Y' | 'N';
  unNo: string | null;
  group: PackingGroup | null;
  /** Of a solution whose share decides. */
  percent: number | null;
  /** In each package, in the unit of its limit. */
  net: number | null;
  /** Of lithium: the state of charge in per cent, and the watt-hours. */
  soc: number | null;
  wh: number | null;
  pieces: number;
  kg: number;
  /** Where no sizes are told. */
  m3: number | null;
  sizes: PieceSize[];
  /** What else is in the order by its numbers, where there is more: then the amounts are those of all of it. */
  also?: readonly string[] | undefined;
  /** Nobody has said how much it is: an example, that no order takes over. */
  isTrial: boolean;
};

/** A question of the gateway. */
export type AirSearch = AirLoad & {
  orgPortCode: string;
  dstPortCode: string;
  /** The first day they can be handed in. */
  ready: Day | null;
};

export const MOST_PIECES = 99_999;
export const MOST_KG = 50_000;
/** More than that is measured piece by piece. */
export const MOST_M3 = 1;

/** What is counted while nobody has said how much: it never stands in a field as if it had been typed. */
export const TRIAL = { pieces: '1', kg: '100', m3: '0.6' } as const;

/** As it is typed above the offers. */
export type AirRowText = TypedRow & {
  /** `120×80×94×2`: length, width and height in centimetres, and pieces; one size after the other. */
  size: string;
  net: string;
  group: string;
  percent: string;
  soc: string;
  wh: string;
  /** The numbers of what else is in an order that is asked about once more, `1263,1090`. Nobody types it. */
  also: string;
};
export type AirRowPart = Exclude<RowPart<AirRowText>, 'also'>;

export const MOST_ALSO = 19;
