import { join, resolve } from 'node:path';

import type { Clock } from '../../base/clock';
import { queryCount } from '../../base/database/counted';
import type { Database } from '../../base/database/database';
import { installationSecret } from '../../base/database/installation-secret';
import type { Log } from '../../base/log';
import { carryOverFiles } from './carry-over';
import { clamdScan, type Scan } from './incoming/scan';
import { openSpool } from './incoming/spool';
import { folderObjects } from './objects/folder-objects';
import { ObjectMissing, type ObjectStore } from './objects/objects';
import { s3Objects } from './objects/s3-objects';
import type { FileSettings } from './settings';

/** Object that identifies the database the store belongs to. */
const SIGN = 'installation';

export class StrangeStore extends Error {}

async function readSign(objects: ObjectStore): Promise<string | undefined> {
  try {
    const pieces: Uint8Array[] = [];
    for await (const piece of await objects.get(SIGN)) pieces.push(piece);
    return Buffer.concat(pieces).toString('hex');
  } catch (error) {
    if (error instanceof ObjectMissing) return undefined;
    throw error;
  }
}

/** A gateway on a different folder than its neighbours would miss their papers and hide its own. */
export async function claimObjects(database: Database, objects: ObjectStore, { isNew = false } = {}): Promise<void> {
  const own = await installationSecret(database, 'files');
  const found = await readSign(objects);
  if (found === Buffer.from(own).toString('hex')) return;
  const kept = await queryCount(database, 'select count(*) as count from files where sha256 is not null');
  if (found !== undefined || (!isNew && kept > 0)) throw new StrangeStore();
  const spool = await openSpool(objects.incoming);
  await spool.write(Buffer.from(own));
  await objects.put(SIGN, await spool.finish());
}

export type OpenFiles = { objects: ObjectStore; scan: Scan | undefined };

export function openObjectStore({ store }: FileSettings, dataDir: string, clock: Clock): ObjectStore {
  if (store.kind === 'folder') return folderObjects(resolve(dataDir, store.folder ?? 'files'));
  return s3Objects(store, join(dataDir, 'incoming'), clock);
}

export async function openFiles(
  settings: FileSettings,
  { database, dataDir, clock, log }: { database: Database; dataDir: string; clock: Clock; log: Log },
): Promise<OpenFiles> {
  const objects = openObjectStore(settings, dataDir, clock);
  await claimObjects(database, objects);
  const carried = await carryOverFiles(database, objects);
  if (carried > 0) log({ level: 'info', event: 'files-carried-over', count: carried });
  const { scanner } = settings;
  if (!scanner) log({ level: 'info', event: 'files-unscanned', message: 'FILES_SCAN is off' });
  return { objects, scan: scanner && clamdScan(scanner.host, scanner.port) };
}
