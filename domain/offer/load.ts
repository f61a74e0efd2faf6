import type { Goods } from '../goods/dangerous-goods';

export type TypedRow = {
  /** Empty for general goods. */
  unNo: string;
  pieces: string;
  kg: string;
  m3: string;
};

/** Modes that also take names, because general goods have no UN number. */
export type NamedRow = TypedRow & { goods: string };

export const typedGoodsName = (row: TypedRow): string | null =>
  'goods' in row && typeof row.goods === 'string' ? row.goods : null;

export type RowPart<TRow extends TypedRow> = keyof TRow & string;

export type Load<TRow extends TypedRow = TypedRow> = {
  isDanger: 'Y' | 'N';
  isStackable: boolean;
  rows: readonly TRow[];
};

/** Address format of a mode's goods rows. Declared with methods for bivariance, as `SearchMode` is. */
export type LoadMode<TRow extends TypedRow = TypedRow> = {
  most: number;
  /** Rows kept beyond `most`, so that the page can report too many; defaults to `most`. */
  kept?: number;
  blank: TRow;
  /** Row fields, in the order of pasted spreadsheet columns. */
  parts: readonly string[];
  otherGoods?(row: TRow): TRow;
  picked?(row: TRow, entry: Pick<Goods, 'packingGroup'>): Partial<TRow>;
  moved?(row: TRow, was: string, now: string): TRow;
  read(search: string): Load<TRow>;
  /** Address parameters; null when not needed. */
  words(load: Load<TRow>): Readonly<Record<string, string | null>>;
};
