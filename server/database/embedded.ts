import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';

import { ballastIn } from './ballast';
import type { Database } from './database';
import { lockDirectory } from './directory-lock';
import { DURABLE_START, DurableFiles, syncFolder } from './durable-files';
import { PARSERS, pgliteDriver } from './pglite-driver';
import { mindingRoom } from './room';
import { upkeep } from './upkeep';

const MEGABYTE = 1024 * 1024;
/** What a new database takes, and what one that wakes up may have to write before it can say a word. */
const NEW_BYTES = 72 * MEGABYTE;
const WAKING_BYTES = 17 * MEGABYTE;

/** So full a disk that PostgreSQL must not be started on it: it would not survive that. */
export class NoRoom extends Error {}

const startOn = (files: DurableFiles) => PGlite.create({ fs: files, startParams: DURABLE_START, parsers: PARSERS });

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The files of one folder together, so that the disk can take them in one go. */
async function syncFiles(folder: string): Promise<void> {
  const entries = readdirSync(folder, { withFileTypes: true });
  const [folders, files] = [entries.filter((entry) => entry.isDirectory()), entries.filter((entry) => entry.isFile())];
  await Promise.all(files.map(({ name }) => syncFile(join(folder, name))));
  for (const { name } of folders) await syncFiles(join(folder, name));
  syncFolder(folder);
}

/** A first start that is killed leaves only a draft, which the next start throws away. */
async function create(folder: string, data: string): Promise<void> {
  const draft = join(folder, 'postgres.draft');
  rmSync(draft, { recursive: true, force: true });
  await (await startOn(new DurableFiles(draft))).close();
  await syncFiles(draft);
  renameSync(draft, data);
  syncFolder(folder);
}

export type EmbeddedDatabase = Database & {
  /** How often PostgreSQL asked for its files to be on the disk. */
  syncs(): number;
};

/** The PostgreSQL inside this process, on a folder that belongs to it alone. */
export async function openEmbedded(folder: string): Promise<EmbeddedDatabase> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const release = lockDirectory(folder);
  try {
    const data = join(folder, 'postgres');
    const ballast = ballastIn(folder);
    if (ballast.room() < (existsSync(data) ? WAKING_BYTES : NEW_BYTES)) throw new NoRoom();
    if (!existsSync(data)) await create(folder, data);
    ballast.lay();
    const files = new DurableFiles(data, ballast.drop);
    const engine = await startOn(files);
    const close = () => engine.close().finally(release);
    const database = mindingRoom(pgliteDriver(engine, close), ballast);
    return { ...database, upkeep: () => upkeep(database), syncs: () => files.syncs };
  } catch (error) {
    release();
    throw error;
  }
}
