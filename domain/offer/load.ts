/** Goods of a search, as they were typed. */
export type TypedRow = {
  /** Empty for what is not dangerous. */
  unNo: string;
  pieces: string;
  kg: string;
  m3: string;
  /** The longest edge of a piece; empty where nobody asked. */
  longCm: string;
};

export type RowPart = keyof TypedRow;
export const ROW_PARTS = ['unNo', 'pieces', 'kg', 'm3', 'longCm'] as const satisfies readonly RowPart[];

/** What is to go, row by row. */
export type Load = { isDanger: 'Y' | 'N'; isStackable: boolean; rows: readonly TypedRow[] };

/** Rows of goods as a mode writes them into the address of its search. */
export type LoadMode = {
  most: number;
  read: (search: string) => Load;
  /** The words of the address that say it; null where a word is not needed. */
  words: (load: Load) => Readonly<Record<string, string | null>>;
};
