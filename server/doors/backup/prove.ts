import { rm } from 'node:fs/promises';

import type { Database } from '../../base/database/database';
import { openEmbedded } from '../../base/database/embedded';
import type { Migration } from '../../base/database/migrations/migration';
import { folderObjects } from '../../people/files/objects/folder-objects';
import { BackupFault } from './manifest';
import { restore } from './restore';
import { digestRows, readBackupLines, iterateRows, SPELL_IN_UTC, type TableDigest } from './rows';

type TableProof = { table: string; saved: TableDigest; restored: TableDigest };

export async function compareTables(
  database: Database,
  folder: string,
  tables: readonly string[],
): Promise<TableProof[]> {
  return database.tx(async (inside) => {
    await inside.query(SPELL_IN_UTC);
    const proofs: TableProof[] = [];
    for (const table of tables) {
      const saved = await digestRows(readBackupLines(folder, table));
      proofs.push({ table, saved, restored: await digestRows(iterateRows(inside, table)) });
    }
    return proofs;
  });
}

/** Restores the backup into a temporary embedded database, compares every table, and removes it. */
export async function proveBackup(
  folder: string,
  known: readonly Migration[],
  report: (proof: TableProof) => void,
): Promise<void> {
  const scratch = `${folder}.proof`;
  await rm(scratch, { recursive: true, force: true });
  const database = await openEmbedded(scratch);
  try {
    const manifest = await restore(database, folderObjects(`${scratch}/files`), folder, known);
    for (const proof of await compareTables(database, folder, Object.keys(manifest.tables))) {
      report(proof);
      if (proof.saved.digest !== proof.restored.digest)
        throw new BackupFault(`备份恢复后与原数据不一致：${proof.table} (a restored table differs)`);
    }
  } finally {
    await database.close();
    await rm(scratch, { recursive: true, force: true });
  }
}
