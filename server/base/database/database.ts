export type Row = Record<string, unknown>;

/**
 * JSON travels as a string. Both drivers answer alike: `int8` and `count(*)` are numbers, `date` is text, `timestamptz`
 * a Date, `numeric` a string.
 */
export type Parameter = string | number | boolean | Date | Uint8Array | null | readonly Parameter[];

export type Queries = {
  query: <TRow extends Row = Row>(sql: string, parameters?: readonly Parameter[]) => Promise<TRow[]>;
};

type DatabaseLoad = { busy: number; idle: number; waiting: number };

/** The gateway's only view of its database. SQL is PostgreSQL's, without features that distributed servers lack. */
export type Database = Queries & {
  /**
   * Commits when the work returns, rolls back when it throws. A transaction lost to a concurrent one is run again, so
   * the work may touch only `inside`.
   */
  tx: <TResult>(work: (inside: Queries) => Promise<TResult>) => Promise<TResult>;
  close: () => Promise<void>;
  load?: () => DatabaseLoad;
  /** Periodic maintenance, for a database without background workers. */
  upkeep?: () => Promise<void>;
};
