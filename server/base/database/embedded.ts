import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

import { PGlite, types, type Transaction } from '@electric-sql/pglite';

import { createBallast, type Ballast } from './ballast';
import type { Database, Parameter, Queries, Row } from './database';
import { lockDirectory } from './directory-lock';
import { DURABLE_START, DurableFiles, syncFolder } from './durable-files';
import { retryingLostRaces, sqlState } from './retry';
import { DatabaseUnavailable } from './unavailable';

const MOST_LOG_BYTES = 32 * 1024 * 1024;
const FEW_DEAD_ROWS = 1_000;
const DEAD_SHARE = 0.2;

const LOG_BYTES = `select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::int8 as bytes from pg_control_checkpoint()`;
const FULLEST = `select quote_ident(schemaname) || '.' || quote_ident(relname) as name from pg_stat_user_tables
  where n_dead_tup > ${FEW_DEAD_ROWS} + ${DEAD_SHARE} * n_live_tup order by n_dead_tup desc limit 1`;

/**
 * Work of PostgreSQL's background processes, which an embedded one lacks: without checkpoints its log grows, without
 * vacuum its tables.
 */
export async function upkeep({ query }: Queries): Promise<void> {
  const [log] = await query<{ bytes: number }>(LOG_BYTES);
  if ((log?.bytes ?? 0) > MOST_LOG_BYTES) await query('checkpoint');
  const [table] = await query<{ name: string }>(FULLEST);
  if (table) await query(`vacuum (analyze) ${table.name}`);
}

const DISK_FULL = '53100';
const LOOK_EVERY_MS = 1_000;

const BEGINS_AS_READ = /^\s*(?:select|show|set|with|values|declare|fetch|close)\b/i;
const WRITES = /\b(?:insert|update|delete|truncate|nextval)\b|\bfor\s+(?:no\s+key\s+update|key\s+share|share)\b/i;

export const isRead = (sql: string): boolean => BEGINS_AS_READ.test(sql) && !WRITES.test(sql);

/** Database on a disk of limited room: when full it still reads, and writes again once there is room. */
export function mindingRoom(database: Database, ballast: Ballast, elapsed = () => performance.now()): Database {
  let lookedAt = Number.NEGATIVE_INFINITY;
  function hasRoom(): boolean {
    if (ballast.isLaid()) return true;
    if (elapsed() - lookedAt < LOOK_EVERY_MS) return false;
    lookedAt = elapsed();
    return ballast.lay();
  }

  const minding = ({ query }: Queries): Queries => ({
    async query(sql, parameters) {
      if (!isRead(sql) && !hasRoom()) throw new DatabaseUnavailable('full', 'its ballast is gone');
      return query<never>(sql, parameters).catch((error: unknown) => {
        throw sqlState(error) === DISK_FULL ? new DatabaseUnavailable('full', error) : error;
      });
    },
  });

  return { ...database, ...minding(database), tx: (work) => database.tx((inside) => work(minding(inside))) };
}

/** Same parsing for the types on which PGlite and `pg` differ. */
export const PARSERS = { [types.INT8]: Number, [types.DATE]: (text: string) => text };

const embeddedQueries = (engine: PGlite | Transaction): Queries => ({
  query: async <TRow extends Row>(sql: string, parameters: readonly Parameter[] = []) =>
    (await engine.query<TRow>(sql, [...parameters])).rows,
});

export function pgliteDriver(engine: PGlite, close = () => engine.close()): Database {
  const { query } = embeddedQueries(engine);
  let asked = 0;
  /** The engine runs one statement at a time, like a single connection. */
  const counted = <TResult>(work: () => Promise<TResult>): Promise<TResult> => {
    asked += 1;
    return retryingLostRaces(work).finally(() => void (asked -= 1));
  };
  return {
    query: (sql, parameters) => counted(() => query(sql, parameters)),
    tx: (work) => counted(() => engine.transaction((inside) => work(embeddedQueries(inside)))),
    close,
    load: () => ({ busy: Math.min(asked, 1), idle: Math.max(1 - asked, 0), waiting: Math.max(asked - 1, 0) }),
  };
}

const MEGABYTE = 1024 * 1024;
/** Space for a new database, and the writes a starting one may need before it answers. */
const NEW_BYTES = 72 * MEGABYTE;
const WAKING_BYTES = 17 * MEGABYTE;

/** The disk is too full to start PostgreSQL: it would not survive. */
export class NoRoom extends Error {}

const startEngine = (files: DurableFiles) => PGlite.create({ fs: files, startParams: DURABLE_START, parsers: PARSERS });

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Syncs the files of a folder concurrently, so that the disk can batch them. */
async function syncFiles(folder: string): Promise<void> {
  const entries = readdirSync(folder, { withFileTypes: true });
  const [folders, files] = [entries.filter((entry) => entry.isDirectory()), entries.filter((entry) => entry.isFile())];
  await Promise.all(files.map(({ name }) => syncFile(join(folder, name))));
  for (const { name } of folders) await syncFiles(join(folder, name));
  syncFolder(folder);
}

/** A killed first start leaves only a draft, which the next start removes. */
async function create(folder: string, data: string): Promise<void> {
  const draft = join(folder, 'postgres.draft');
  rmSync(draft, { recursive: true, force: true });
  await (await startEngine(new DurableFiles(draft))).close();
  await syncFiles(draft);
  renameSync(draft, data);
  syncFolder(folder);
}

export type EmbeddedDatabase = Database & {
  syncs(): number;
};

export async function openEmbedded(folder: string): Promise<EmbeddedDatabase> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const release = lockDirectory(folder);
  try {
    const data = join(folder, 'postgres');
    const ballast = createBallast(folder);
    if (ballast.room() < (existsSync(data) ? WAKING_BYTES : NEW_BYTES)) throw new NoRoom();
    if (!existsSync(data)) await create(folder, data);
    ballast.lay();
    const files = new DurableFiles(data, ballast.drop);
    const engine = await startEngine(files);
    const close = () => engine.close().finally(release);
    const database = mindingRoom(pgliteDriver(engine, close), ballast);
    return { ...database, upkeep: () => upkeep(database), syncs: () => files.syncs };
  } catch (error) {
    release();
    throw error;
  }
}
