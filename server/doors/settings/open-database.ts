import type { Database } from '../../base/database/database';
import { DirectoryLocked } from '../../base/database/directory-lock';
import { NoRoom, openEmbedded } from '../../base/database/embedded';
import { migrate } from '../../base/database/migrate';
import { baseline, migrations } from '../../base/database/migrations';
import { openPostgres } from '../../base/database/postgres';
import { DatabaseUnavailable } from '../../base/database/unavailable';
import { StrangeStore } from '../../people/files/open-files';
import { type Log, redactText } from '../../base/log';
import { startFailures } from './messages';
import type { Settings } from './settings';

const UNWRITABLE = new Set<unknown>(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT', 'ENOSPC']);

const isUnwritable = (error: unknown) => error instanceof Error && 'code' in error && UNWRITABLE.has(error.code);

function withoutCredentials(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}${port ? `:${port}` : ''}${pathname}`;
}

export const databasePlace = ({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): string =>
  databaseUrl === undefined ? dataDir : withoutCredentials(databaseUrl);

async function embedded(folder: string): Promise<Database> {
  try {
    return await openEmbedded(folder);
  } catch (error) {
    if (error instanceof DirectoryLocked) throw startFailures.locked(folder, error.pid);
    if (error instanceof NoRoom) throw startFailures.noRoom(folder);
    if (isUnwritable(error)) throw startFailures.unwritable(folder, error);
    throw error;
  }
}

async function external(url: string, log: Log): Promise<Database> {
  const database = openPostgres(url, (error) =>
    log({ level: 'warn', event: 'database-connection-lost', message: redactText(error.message) }),
  );
  try {
    await database.query('select 1');
    return database;
  } catch (error) {
    await database.close();
    throw startFailures.noDatabase(withoutCredentials(url), error);
  }
}

export function whyNotStarted(error: unknown, { databaseUrl, dataDir }: Settings): unknown {
  if (error instanceof StrangeStore) return startFailures.strangeFiles();
  if (isUnwritable(error)) return startFailures.unwritable(dataDir, error);
  if (!(error instanceof DatabaseUnavailable)) return error;
  if (databaseUrl === undefined) return startFailures.noRoom(dataDir);
  return startFailures.noDatabase(withoutCredentials(databaseUrl), error);
}

/** Connects to the configured database without migrating it. */
export const connectDatabase = ({ databaseUrl, dataDir }: Settings, log: Log): Promise<Database> =>
  databaseUrl === undefined ? embedded(dataDir) : external(databaseUrl, log);

export async function openDatabase(settings: Settings, log: Log): Promise<Database> {
  const database = await connectDatabase(settings, log);
  const applied = await migrate(database, migrations, baseline).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  for (const name of applied) log({ level: 'info', event: 'migrated', name });
  return database;
}
