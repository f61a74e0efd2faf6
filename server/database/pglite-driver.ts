import { type PGlite, types, type Transaction } from '@electric-sql/pglite';

import type { Database, Parameter, Queries, Row } from './database';
import { retryingLostRaces } from './retry';

/** One reading of the types on which PGlite and `pg` differ. */
export const PARSERS = { [types.INT8]: Number, [types.DATE]: (text: string) => text };

const queriesOf = (engine: PGlite | Transaction): Queries => ({
  query: async <TRow extends Row>(sql: string, parameters: readonly Parameter[] = []) =>
    (await engine.query<TRow>(sql, [...parameters])).rows,
});

export function pgliteDriver(engine: PGlite, close = () => engine.close()): Database {
  const { query } = queriesOf(engine);
  let asked = 0;
  /** The engine does one thing after the other, as if it were one connection. */
  const counted = <TResult>(work: () => Promise<TResult>): Promise<TResult> => {
    asked += 1;
    return retryingLostRaces(work).finally(() => void (asked -= 1));
  };
  return {
    query: (sql, parameters) => counted(() => query(sql, parameters)),
    tx: (work) => counted(() => engine.transaction((inside) => work(queriesOf(inside)))),
    close,
    load: () => ({ busy: Math.min(asked, 1), idle: Math.max(1 - asked, 0), waiting: Math.max(asked - 1, 0) }),
  };
}
