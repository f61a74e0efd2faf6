/** Rows of the matrix, in the order they are shown. */
export const MATRIX_ROWS = [
  'story',
  'purpose',
  'told',
  'tested',
  'keyboard',
  'focus',
  'crawled',
  'narrow',
  'tokens',
  'copy',
  'alone',
  'short',
  'used',
] as const;
export type MatrixRow = (typeof MATRIX_ROWS)[number];

/** `unknown`: not measured yet; `none`: the row does not apply to the piece. */
export type Cell = { state: 'held' | 'missing' | 'unknown' | 'none'; by: string };

export type PieceFacts = { path: string; bytes: number; users: number; cells: Readonly<Record<MatrixRow, Cell>> };
