export type Row = Record<string, unknown>;

/**
 * Parameters are numbers, strings, booleans, dates, bytes, null, or arrays of these; JSON travels as a string.
 * Both drivers answer alike: `int8` and `count(*)` are numbers, `date` is its text, `timestamptz` a Date, `numeric` a string.
 */
export type Parameter = string | number | boolean | Date | Uint8Array | null | readonly Parameter[];

export type Queries = {
  query: <TRow extends Row = Row>(sql: string, parameters?: readonly Parameter[]) => Promise<TRow[]>;
};

type DatabaseLoad = { busy: number; idle: number; waiting: number };

/** All the gateway knows of its database. The SQL is PostgreSQL's, without what distributed servers lack. */
export type Database = Queries & {
  /**
   * Runs the work in one transaction, committed when it returns, undone when it throws. A transaction lost to a
   * concurrent one is run again, so the work may touch nothing but `inside`.
   */
  tx: <TResult>(work: (inside: Queries) => Promise<TResult>) => Promise<TResult>;
  close: () => Promise<void>;
  /** Connections at work and at rest, and how much work waits for one. */
  load?: () => DatabaseLoad;
  /** To be called now and then, where the database has nobody of its own to tidy up after it. */
  upkeep?: () => Promise<void>;
};
