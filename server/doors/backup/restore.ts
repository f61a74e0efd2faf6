import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Database, Queries } from '../../base/database/database';
import { migrate } from '../../base/database/migrate';
import type { Migration } from '../../base/database/migrations/migration';
import { openSpool } from '../../people/files/incoming/spool';
import type { ObjectStore } from '../../people/files/objects/objects';
import { claimObjects } from '../../people/files/open-files';
import { BackupFault, hashFile, MANIFEST, type Manifest } from './manifest';
import { listPapers } from './papers';
import { readBackupLines, tableFile } from './rows';
import { quoteName, tableNames, withoutReferences } from './tables';

const BATCH = 200;

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new BackupFault(`这里没有完整的备份：${folder} (no whole backup here)`);
  });
  const manifest = JSON.parse(text) as Manifest;
  for (const [name, { sha256 }] of Object.entries(manifest.tables)) {
    if ((await hashFile(tableFile(folder, name))) !== sha256) {
      throw new BackupFault(`备份已损坏：${name} (a table of the backup is damaged)`);
    }
  }
  return manifest;
}

async function refuseUnlessEmpty(queries: Queries): Promise<void> {
  if ((await tableNames(queries)).length === 0) return;
  throw new BackupFault('目标数据库不是空的，没有恢复 (the database is not empty: nothing was restored)');
}

async function insertRows(inside: Queries, table: string, folder: string): Promise<number> {
  const sql = `insert into ${quoteName(table)} select * from jsonb_populate_recordset(null::${quoteName(table)}, $1::jsonb)`;
  let rows = 0;
  let batch: string[] = [];
  const flush = async () => {
    if (batch.length > 0) await inside.query(sql, [`[${batch.join(',')}]`]);
    rows += batch.length;
    batch = [];
  };
  for await (const line of readBackupLines(folder, table)) {
    batch.push(line);
    if (batch.length === BATCH) await flush();
  }
  await flush();
  return rows;
}

async function putPaper(objects: ObjectStore, path: string, fileId: string, sha256: string): Promise<void> {
  const spool = await openSpool(objects.incoming);
  for await (const piece of createReadStream(path)) await spool.write(piece as Buffer);
  const file = await spool.finish();
  if (file.sha256 !== sha256) throw new BackupFault(`备份已损坏：${fileId} (a file of the backup is damaged)`);
  await objects.put(fileId, file);
}

/** Restores into an empty database in the saved shape; the next start migrates it. All rows come in one transaction. */
export async function restore(
  database: Database,
  objects: ObjectStore,
  folder: string,
  known: readonly Migration[],
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const strange = manifest.migrations.filter((version) => !known.some((one) => one.version === version));
  if (strange.length > 0) throw new BackupFault('备份来自更新的版本，请先升级程序 (the backup is of a newer release)');
  await refuseUnlessEmpty(database);
  await migrate(
    database,
    known.filter(({ version }) => manifest.migrations.includes(version)),
  );
  const papers = await database.tx((inside) =>
    withoutReferences(inside, async () => {
      const tables = await tableNames(inside);
      for (const table of tables) await inside.query(`delete from ${quoteName(table)}`);
      for (const table of tables.filter((name) => name in manifest.tables)) {
        const rows = await insertRows(inside, table, folder);
        if (rows !== manifest.tables[table]?.rows) throw new BackupFault(`备份已损坏：${table} (rows are missing)`);
      }
      return listPapers(inside);
    }),
  );
  for (const { fileId, sha256 } of papers) await putPaper(objects, join(folder, 'files', fileId), fileId, sha256);
  await claimObjects(database, objects, { isNew: true });
  return manifest;
}
