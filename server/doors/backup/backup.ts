import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import type { Database, Queries } from '../../base/database/database';
import { verified } from '../../people/files/download';
import type { ObjectStore } from '../../people/files/objects/objects';
import { BackupFault, hashFile, MANIFEST, type Manifest } from './manifest';
import { listPapers } from './papers';
import { iterateRows, SPELL_IN_UTC, tableFile } from './rows';
import { tableNames } from './tables';

async function* writtenLines(rows: AsyncIterable<string>, count: () => void): AsyncGenerator<string> {
  for await (const row of rows) {
    count();
    yield `${row}\n`;
  }
}

async function writeTable(inside: Queries, table: string, folder: string): Promise<Manifest['tables'][string]> {
  const path = tableFile(folder, table);
  let rows = 0;
  await pipeline(
    writtenLines(iterateRows(inside, table), () => void (rows += 1)),
    createGzip(),
    createWriteStream(path, { mode: 0o600 }),
  );
  return { rows, sha256: await hashFile(path) };
}

async function writeTables(database: Database, folder: string) {
  return database.tx(async (inside) => {
    await inside.query('set transaction isolation level repeatable read, read only');
    await inside.query(SPELL_IN_UTC);
    const tables: Manifest['tables'] = {};
    for (const table of await tableNames(inside)) tables[table] = await writeTable(inside, table, folder);
    const papers = await listPapers(inside);
    const migrations = await inside.query<{ version: number }>(
      'select version from schema_migrations order by version',
    );
    return { tables, papers, migrations: migrations.map(({ version }) => version) };
  });
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Rows as of one moment despite concurrent writes, then every paper they refer to; a paper outlives its row by an hour,
 * so none is missing. The folder appears only when complete.
 */
export async function backUp(database: Database, objects: ObjectStore, folder: string, now: Date): Promise<Manifest> {
  if (existsSync(folder)) throw new BackupFault(`备份目录已存在，请换一个名称：${folder} (the folder exists)`);
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 });
  await mkdir(join(draft, 'files'), { mode: 0o700 });
  const { tables, papers, migrations } = await writeTables(database, draft);
  for (const { fileId, sha256 } of papers) {
    const target = createWriteStream(join(draft, 'files', fileId), { mode: 0o600, flush: true });
    await pipeline(verified(await objects.get(fileId), sha256), target);
  }
  const manifest: Manifest = { format: 1, madeAt: now.toISOString(), migrations, tables, files: papers.length };
  const file = await open(join(draft, MANIFEST), 'wx', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(manifest, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, folder);
  await syncFolder(join(folder, '..'));
  return manifest;
}
