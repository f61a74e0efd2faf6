import { Pool, type PoolClient, types } from 'pg';

import type { Database, Parameter, Queries, Row } from './database';
import { retryingLostRaces } from './retry';

const PARSERS = new Map<number, (text: string) => unknown>([
  [types.builtins.INT8, Number],
  [types.builtins.DATE, (text) => text],
]);
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 30_000;
const CONNECTIONS = 10;

const parserOf = (...[oid, format]: Parameters<typeof types.getTypeParser>) =>
  PARSERS.get(oid) ?? types.getTypeParser(oid, format);

const queriesOf = (connection: Pool | PoolClient): Queries => ({
  query: async <TRow extends Row>(sql: string, parameters: readonly Parameter[] = []) =>
    (await connection.query<TRow>(sql, [...parameters])).rows,
});

async function transaction<TResult>(pool: Pool, work: (inside: Queries) => Promise<TResult>): Promise<TResult> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(queriesOf(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((cause: unknown) => {
      broken = new Error('the connection did not survive its transaction', { cause });
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Any PostgreSQL, managed or distributed. Idle connections that die are replaced; `onLost` hears of them. */
export function openPostgres(url: string, onLost: (error: Error) => void): Database {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    types: { getTypeParser: parserOf },
  });
  pool.on('error', onLost);
  const { query } = queriesOf(pool);
  return {
    query: (sql, parameters) => retryingLostRaces(() => query(sql, parameters)),
    tx: (work) => retryingLostRaces(() => transaction(pool, work)),
    close: () => pool.end(),
  };
}
