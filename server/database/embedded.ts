import { existsSync, mkdirSync, openSync, closeSync, fsyncSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';

import type { Database } from './database';
import { lockDirectory } from './directory-lock';
import { DURABLE_START, DurableFiles, syncFolder } from './durable-files';
import { PARSERS, pgliteDriver } from './pglite-driver';

const startOn = (files: DurableFiles) => PGlite.create({ fs: files, startParams: DURABLE_START, parsers: PARSERS });

function syncFiles(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncFiles(path);
    else {
      const file = openSync(path, 'r+');
      fsyncSync(file);
      closeSync(file);
    }
  }
  syncFolder(folder);
}

/** A first start that is killed leaves only a draft, which the next start throws away. */
async function create(folder: string, data: string): Promise<void> {
  const draft = join(folder, 'postgres.draft');
  rmSync(draft, { recursive: true, force: true });
  await (await startOn(new DurableFiles(draft))).close();
  syncFiles(draft);
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
    if (!existsSync(data)) await create(folder, data);
    const files = new DurableFiles(data);
    const engine = await startOn(files);
    const close = () => engine.close().finally(release);
    return { ...pgliteDriver(engine, close), syncs: () => files.syncs };
  } catch (error) {
    release();
    throw error;
  }
}
