import type { Queries } from './database';

const MOST_LOG_BYTES = 32 * 1024 * 1024;
const FEW_DEAD_ROWS = 1_000;
const DEAD_SHARE = 0.2;

const LOG_BYTES = `select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::int8 as bytes from pg_control_checkpoint()`;
const FULLEST = `select quote_ident(schemaname) || '.' || quote_ident(relname) as name from pg_stat_user_tables
  where n_dead_tup > ${FEW_DEAD_ROWS} + ${DEAD_SHARE} * n_live_tup order by n_dead_tup desc limit 1`;

/**
 * What a server's helpers do by themselves and an embedded PostgreSQL, which has none, never does: without a
 * checkpoint its log would grow for as long as the process lives, without a vacuum its tables would.
 */
export async function upkeep({ query }: Queries): Promise<void> {
  const [log] = await query<{ bytes: number }>(LOG_BYTES);
  if ((log?.bytes ?? 0) > MOST_LOG_BYTES) await query('checkpoint');
  const [table] = await query<{ name: string }>(FULLEST);
  if (table) await query(`vacuum (analyze) ${table.name}`);
}
