/** One sentence of the specification that speaks of behaviour, and where the house keeps it. */
export type Sentence = {
  /** Section and number within it. */
  id: string;
  says: string;
  /** The points in `meta.requirements` of states and transitions that answer it. */
  points?: readonly string[];
  /** States that answer it without saying so themselves: a whole chart by its id. */
  at?: readonly string[];
  /** Test files that hold it, below `tests/`. */
  tests?: readonly string[];
  /** Why it is not fulfilled, or not whole: it then counts as open, whatever else is named. */
  open?: string;
};
