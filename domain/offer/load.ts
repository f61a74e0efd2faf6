import type { Goods } from '../goods/dangerous-goods';

/** Goods of a search, as they were typed: what every mode asks of them. A mode adds parts of its own. */
export type TypedRow = {
  /** Empty for what is not dangerous. */
  unNo: string;
  pieces: string;
  kg: string;
  m3: string;
};

/** Of a mode that asks for goods by name as well: what is not dangerous has no number. */
export type NamedRow = TypedRow & { goods: string };

/** What it calls its goods; null for a row that has only a number. */
export const nameIn = (row: TypedRow): string | null =>
  'goods' in row && typeof row.goods === 'string' ? row.goods : null;

export type RowPart<TRow extends TypedRow> = keyof TRow & string;

/** What is to go, row by row. */
export type Load<TRow extends TypedRow = TypedRow> = {
  isDanger: 'Y' | 'N';
  isStackable: boolean;
  rows: readonly TRow[];
};

/** Rows of goods as a mode writes them into the address of its search. Written with methods, as `SearchMode` is. */
export type LoadMode<TRow extends TypedRow = TypedRow> = {
  most: number;
  /** How many are kept that came all at once, to be told that they are too many; as many as may be, where it is left out. */
  kept?: number;
  blank: TRow;
  /** What it asks of a row, in the order in which that is pasted from a spreadsheet. */
  parts: readonly string[];
  /** A row once it means other goods than before: what was said of those is said of no others. */
  otherGoods?(row: TRow): TRow;
  /** What else an entry of the library says of a row, once it was picked for it. */
  picked?(row: TRow, entry: Pick<Goods, 'packingGroup'>): Partial<TRow>;
  /** What else a row says once the bar asks another way, where it hangs on that. */
  moved?(row: TRow, was: string, now: string): TRow;
  read(search: string): Load<TRow>;
  /** The words of the address that say it; null where a word is not needed. */
  words(load: Load<TRow>): Readonly<Record<string, string | null>>;
};
