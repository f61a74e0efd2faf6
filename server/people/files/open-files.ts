import { join, resolve } from 'node:path';

import type { Clock } from '../../base/clock';
import { queryCount } from '../../base/database/counted';
import type { Database } from '../../base/database/database';
import { installationSecret } from '../../base/database/installation-secret';
import type { Log } from '../../base/log';
import { clamdScan, type Scan } from './incoming/scan';
import { openSpool } from './incoming/spool';
import { folderObjects } from './objects/folder-objects';
import { ObjectMissing, type ObjectStore } from './objects/objects';
import { s3Objects } from './objects/s3-objects';
import type { FileSettings } from './settings';

const PIECE = 4 * 1024 * 1024;

/** Base64 costs a fraction of binary parameters and results. */
async function spooled(database: Database, fileId: string, size: number, folder: string) {
  const spool = await openSpool(folder);
  for (let at = 0; at < size; at += PIECE) {
    const [row] = await database.query<{ piece: string }>(
      `select encode(substring(inline_content from $2 for $3), 'base64') as piece from files where file_id = $1`,
      [fileId, at + 1, PIECE],
    );
    await spool.write(Buffer.from(row?.piece ?? '', 'base64'));
  }
  return spool.finish();
}

/**
 * Moves papers of older releases from the database to the object store, one by one. Resumes after a kill; two gateways
 * at once only repeat work. Returns the number moved.
 */
export async function carryOverFiles(database: Database, objects: ObjectStore): Promise<number> {
  for (let carried = 0; ; carried += 1) {
    const [next] = await database.query<{ fileId: string; size: number }>(
      `select file_id as "fileId", octet_length(inline_content) as size from files
        where inline_content is not null order by file_id limit 1`,
    );
    if (!next) return carried;
    const { sha256, path, bytes } = await spooled(database, next.fileId, next.size, objects.incoming);
    await objects.put(next.fileId, { sha256, path, bytes });
    await database.query('update files set sha256 = $2, inline_content = null where file_id = $1', [
      next.fileId,
      sha256,
    ]);
  }
}

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
