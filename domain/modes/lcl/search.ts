import type { RowPart, TypedRow } from '../../offer/load';

/** A row of goods as it is searched for. */
export type LclRow = { unNo: string | null; pieces: number; kg: number; m3: number; longCm: number | null };

/** And as it is typed: the longest edge of a piece, empty where nobody asked. */
export type LclTyped = TypedRow & { longCm: string };
export type LclRowPart = RowPart<LclTyped>;

/** A question of the gateway. */
export type LclSearch = {
  orgPortCode: string;
  dstPortCode: string;
  isDanger: 'Y' | 'N';
  rows: LclRow[];
  isStackable: boolean;
};

export const MOST_ROWS = 20;
export const MOST_PIECES = 99_999;
/** Nothing larger goes into any box of a shed. */
export const MOST_KG = 24_000;
export const MOST_M3 = 60;
export const MOST_EDGE_CM = 600;
