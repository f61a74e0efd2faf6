import { constants, mkdirSync } from 'node:fs';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { ObjectMissing, type ObjectStore } from './objects';

const PIECE_BYTES = 256 * 1024;
const ID = /^[\w-]{2,64}$/;

const errorCode = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

async function synced(path: string, flags: string): Promise<void> {
  if (process.platform === 'win32' && flags === 'r') return;
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Opened at the first piece only: a reader that leaves before leaves no handle open. */
async function* readPieces(place: string) {
  const handle = await open(place, constants.O_RDONLY);
  try {
    for (;;) {
      const { bytesRead, buffer } = await handle.read({ buffer: new Uint8Array(PIECE_BYTES) });
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}

/**
 * Objects in a folder beside the database, spread over subfolders. A file is written elsewhere, synced, renamed into
 * place and the folder synced: it is there whole or not at all.
 */
export function folderObjects(folder: string): ObjectStore {
  const incoming = join(folder, 'incoming');
  mkdirSync(incoming, { recursive: true, mode: 0o700 });
  const placeOf = (id: string): string => {
    if (!ID.test(id)) throw new ObjectMissing(id);
    return join(folder, id.slice(0, 2), id);
  };
  return {
    incoming,
    async put(id, { path }) {
      const place = placeOf(id);
      await synced(path, 'r+');
      const isNew = (await mkdir(dirname(place), { recursive: true, mode: 0o700 })) !== undefined;
      await rename(path, place);
      await synced(dirname(place), 'r');
      if (isNew) await synced(folder, 'r');
    },
    async get(id) {
      const place = placeOf(id);
      await access(place, constants.R_OK).catch((error: unknown) => {
        throw errorCode(error) === 'ENOENT' ? new ObjectMissing(id) : error;
      });
      return readPieces(place);
    },
    async remove(id) {
      // A missing folder does not mean its files are removed: fail instead.
      await access(folder);
      await rm(placeOf(id), { force: true });
    },
  };
}
