import { Pool, type PoolClient, types, DatabaseError } from 'pg';

import type { Database, Parameter, Queries, Row } from './database';
import { retryingLostRaces } from './retry';
import { DatabaseUnavailable, type DatabaseLack } from './unavailable';

const DISK_FULL = '53100';
/** Connection errors, server stop or start, too many connections, read-only replica, timeout. */
const AWAY = /^(?:08...|53[234]00|57P0[1-5]|57014|25006)$/;

function classifyLack(error: unknown): DatabaseLack | undefined {
  if (error instanceof DatabaseError) {
    if (error.code === DISK_FULL) return 'full';
    return AWAY.test(error.code ?? '') ? 'away' : undefined;
  }
  // An error from neither the server nor our code is a connection failure.
  return error instanceof TypeError || error instanceof RangeError ? undefined : 'away';
}

/** Maps driver errors to `DatabaseUnavailable` when the server gave no answer. */
export const withLackErrors = async <TResult>(asked: Promise<TResult>): Promise<TResult> =>
  asked.catch((error: unknown) => {
    const lack = classifyLack(error);
    throw lack === undefined ? error : new DatabaseUnavailable(lack, error);
  });

const PARSERS = new Map<number, (text: string) => unknown>([
  [types.builtins.INT8, Number],
  [types.builtins.DATE, (text) => text],
]);
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 30_000;
/** Longer than the server's own timeout, for a dead connection that cannot deliver the server's error. */
const SILENCE_MS = 35_000;
/** A gateway that vanishes inside a transaction must not keep its rows locked. */
const ABANDONED_MS = 60_000;
const CONNECTIONS = 10;

const findParser = (...[oid, format]: Parameters<typeof types.getTypeParser>) =>
  PARSERS.get(oid) ?? types.getTypeParser(oid, format);

const clientQueries = (client: PoolClient): Queries => ({
  query: async <TRow extends Row>(sql: string, parameters: readonly Parameter[] = []) =>
    (await withLackErrors(client.query<TRow>(sql, [...parameters]))).rows,
});

/** A broken connection is discarded; one that delivered a server error is reused. */
async function borrowing<TResult>(
  pool: Pool,
  work: (queries: Queries, ruined: (cause: Error) => void) => Promise<TResult>,
): Promise<TResult> {
  const client = await withLackErrors(pool.connect());
  let ruin: Error | undefined;
  try {
    return await work(clientQueries(client), (cause) => void (ruin = cause));
  } catch (error) {
    if (error instanceof DatabaseUnavailable) ruin = error;
    throw error;
  } finally {
    client.release(ruin);
  }
}

const transaction = <TResult>(pool: Pool, work: (inside: Queries) => Promise<TResult>): Promise<TResult> =>
  borrowing(pool, async (queries, ruined) => {
    try {
      await queries.query('begin');
      const result = await work(queries);
      await queries.query('commit');
      return result;
    } catch (error) {
      await queries.query('rollback').catch(ruined);
      throw error;
    }
  });

/**
 * Any PostgreSQL, managed or distributed. A connection may die at any moment, even inside a transaction. The pool
 * replaces it and its user gets `DatabaseUnavailable`.
 */
export function openPostgres(url: string, onLost: (error: Error) => void): Database {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: SILENCE_MS,
    idle_in_transaction_session_timeout: ABANDONED_MS,
    keepAlive: true,
    types: { getTypeParser: findParser },
  });
  pool.on('error', onLost);
  // The pool handles errors only of idle connections; without this listener a lost one would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    query: (sql, parameters) => retryingLostRaces(() => borrowing(pool, ({ query }) => query(sql, parameters))),
    tx: (work) => retryingLostRaces(() => transaction(pool, work)),
    close: () => pool.end(),
    load: () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}
