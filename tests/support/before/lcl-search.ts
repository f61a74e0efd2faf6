import { isGeneralWord } from '../../../domain/order/nature';
import type { PackingGroup } from '../../../domain/goods/dangerous-goods';
import type { RowPart, TypedRow } from '../../../domain/offer/load';

/** A row of goods as it is searched for. */
export type LclRow = {
  /** Null for what is not dangerous, alone or beside goods that are. */
  unNo: string | null;
  pieces: number;
  kg: number;
  m3: number;
  longCm: number | null;
  /** Of a number with several entries, where somebody has said which. */
  group?: PackingGroup | undefined;
  /** In limited quantities, as a form declares them; nobody searches for that. */
  isLimited?: boolean | undefined;
};

/** And as it is typed: the longest edge of a piece and the packing group, empty where nobody asked. */
export type LclTyped = TypedRow & { longCm: string; group: string };
/** Typed in the place of a number: goods that are not dangerous, beside some that are. */
export const GENERAL_ROW = 'g';
export const isGeneralTyped = ({ unNo }: Pick<LclTyped, 'unNo'>): boolean =>
  unNo === GENERAL_ROW || isGeneralWord(unNo);

/** What is typed of a row; a group is chosen. */
export type LclRowPart = Exclude<RowPart<LclTyped>, 'group'>;

/** A question of the gateway. */
export type LclSearch = {
  orgPortCode: string;
  dstPortCode: string;
  isDanger: 'Y' | 'N';
  rows: LclRow[];
  isStackable: boolean;
};

export const MOST_ROWS = 20;
/** So many are kept that came at once, to be told that they are too many: nothing is counted of some of them. */
export const ROWS_KEPT = 60;
export const MOST_PIECES = 99_999;
/** Nothing larger goes into any box of a shed. */
export const MOST_KG = 24_000;
export const MOST_M3 = 60;
export const MOST_EDGE_CM = 600;
