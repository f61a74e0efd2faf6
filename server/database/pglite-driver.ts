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
  return {
    query: (sql, parameters) => retryingLostRaces(() => query(sql, parameters)),
    tx: (work) => retryingLostRaces(() => engine.transaction((inside) => work(queriesOf(inside)))),
    close,
  };
}
