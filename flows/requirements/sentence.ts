export type Sentence = {
  /** Section and number within it. */
  id: string;
  says: string;
  points?: readonly string[];
  /** States that answer it without a `meta` entry; a chart id means the whole chart. */
  at?: readonly string[];
  /** Test files that cover it, below `tests/`. */
  tests?: readonly string[];
  /** Reason why it is not or only partly fulfilled: it then counts as open, whatever else is listed. */
  open?: string;
};
