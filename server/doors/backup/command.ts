import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { noteCommand } from '../../base/house-log/log';
import { systemClock } from '../../base/clock';
import { migrations } from '../../base/database/migrations';
import { EXIT, StartFailure } from '../../base/exit-codes';
import { openObjectStore } from '../../people/files/open-files';
import type { Log } from '../../base/log';
import { connectDatabase } from '../settings/open-database';
import { projectRoot } from '../../base/project-root';
import type { Settings } from '../settings/settings';
import { backUp } from './backup';
import { BackupFault } from './manifest';
import { proveBackup } from './prove';
import { restore } from './restore';

const COMMANDS = ['backup', 'restore'] as const;
export type Command = (typeof COMMANDS)[number];

export const isCommand = (word: string | undefined): word is Command => COMMANDS.some((name) => name === word);

function readWords(command: Command, words: readonly string[]): { folder: string; prove: boolean } {
  const usage = new StartFailure(EXIT.settings, `请给出目录：npm run ${command} -- <folder>`);
  try {
    const options = command === 'backup' ? { prove: { type: 'boolean' } as const } : {};
    const { positionals, values } = parseArgs({ args: [...words], allowPositionals: true, options });
    const [folder, ...further] = positionals;
    if (folder === undefined || further.length > 0) throw usage;
    return { folder, prove: 'prove' in values };
  } catch {
    throw usage;
  }
}

/** `backup <folder> [--prove]` and `restore <folder>`, on the database and files of the settings. */
export async function runCommand(
  command: Command,
  words: readonly string[],
  settings: Settings,
  log: Log,
): Promise<void> {
  const { folder: given, prove } = readWords(command, words);
  const root = projectRoot();
  const folder = resolve(root, given);
  const dataDir = resolve(root, settings.dataDir);
  const database = await connectDatabase({ ...settings, dataDir }, log);
  try {
    const objects = openObjectStore(settings.files, dataDir, systemClock);
    const { tables, files, madeAt } =
      command === 'backup'
        ? await backUp(database, objects, folder, new Date(systemClock.now()))
        : await restore(database, objects, folder, migrations);
    if (command === 'backup') await noteCommand(database, command, words, new Date(systemClock.now()));
    const rows = Object.values(tables).reduce((all, table) => all + table.rows, 0);
    log({ level: 'info', event: command === 'backup' ? 'backed-up' : 'restored', madeAt, rows, files });
    if (!prove) return;
    await proveBackup(folder, migrations, ({ table, saved, restored }) =>
      log({
        level: 'info',
        event: 'table-restored',
        table,
        ...saved,
        restoredRows: restored.rows,
        restoredDigest: restored.digest,
      }),
    );
    log({ level: 'info', event: 'backup-proven', tables: Object.keys(tables).length, rows, files });
  } catch (error) {
    throw error instanceof BackupFault ? new StartFailure(EXIT.cannotCreate, error.message, { cause: error }) : error;
  } finally {
    await database.close();
  }
}
