import { createHash, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { syncFolder } from '../database/durable-files';

type KeySettings = { houseKey: string | undefined; databaseUrl: string | undefined; dataDir: string };

const BYTES = 32;
const FILE = 'house.key';

let key: Uint8Array = randomBytes(BYTES);

/** Key of this process, never stored in the database. Without a configured key each process has its own. */
export const houseKey = (): Uint8Array => key;

/** Id of a key that does not reveal it. */
export const houseKeyId = (): string => createHash('sha256').update('id').update(key).digest('hex').slice(0, 16);

export const keyHouse = (next: Uint8Array): void => void (key = next);

/** Key of a data folder, made at the first start: complete on disk before it gets its name, and never overwritten. */
function keyOfFolder(dataDir: string): Uint8Array {
  const file = join(dataDir, FILE);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, randomBytes(BYTES).toString('base64'), { mode: 0o600, flush: true });
    try {
      linkSync(draft, file);
    } catch (error) {
      // Another process starting at the same time was first.
      if (!existsSync(file)) throw error;
    } finally {
      rmSync(draft);
    }
    syncFolder(dataDir);
  }
  return Buffer.from(readFileSync(file, 'utf8'), 'base64');
}

/**
 * Derived from `HOUSE_KEY`, else from the address of a server database (the same for all its gateways), else the
 * folder's key.
 */
export function keyFromSettings({ houseKey: said, databaseUrl, dataDir }: KeySettings): Uint8Array {
  const given = said ?? databaseUrl;
  if (given !== undefined) return createHash('sha256').update('house').update(given).digest();
  return keyOfFolder(dataDir);
}
