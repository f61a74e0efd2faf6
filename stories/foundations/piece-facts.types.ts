/** Rows of the matrix, in the order they are shown. */
export const MATRIX_ROWS = [
  'story',
  'named',
  'states',
  'long',
  'controls',
  'properties',
  'purpose',
  'usage',
  'pair',
  'anatomy',
  'status',
  'changes',
  'tested',
  'speech',
  'keys',
  'keyboard',
  'focus',
  'crawled',
  'narrow',
  'tokens',
  'copy',
  'alone',
  'short',
  'light',
  'used',
] as const;
export type MatrixRow = (typeof MATRIX_ROWS)[number];

/** `unknown`: not measured yet; `none`: the row does not apply to the piece. */
export type Cell = { state: 'held' | 'missing' | 'unknown' | 'none'; by: string };

export type PieceChange = { day: string; subject: string };

export type PieceFacts = {
  path: string;
  bytes: number;
  users: number;
  /** Folders of the site that name the piece, the most frequent first. */
  places: readonly { folder: string; count: number }[];
  changes: readonly PieceChange[];
  cells: Readonly<Record<MatrixRow, Cell>>;
};

/** Rows of the matrix of patterns and pieces of the trade. */
export const PATTERN_ROWS = [
  'named',
  'status',
  'purpose',
  'usage',
  'pair',
  'anatomy',
  'controls',
  'speech',
  'keys',
  'chart',
  'busy',
  'empty',
  'faulty',
  'error',
  'offline',
  'done',
  'long',
  'dark',
  'pieces',
  'tested',
  'crawled',
  'narrow',
  'tokens',
  'copy',
  'short',
  'changes',
  'used',
] as const;
export type PatternRow = (typeof PATTERN_ROWS)[number];

export type PatternFacts = Pick<PieceFacts, 'users' | 'places' | 'changes'> & {
  title: string;
  views: readonly string[];
  pieces: readonly { path: string; title: string }[];
  shownIn: readonly string[];
  tests: readonly string[];
  cells: Readonly<Record<PatternRow, Cell>>;
};
