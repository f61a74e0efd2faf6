import { createHash, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { syncFolder } from '../database/durable-files';

type KeySettings = { houseKey: string | undefined; databaseUrl: string | undefined; dataDir: string };

const BYTES = 32;
const FILE = 'house.key';

let key: Uint8Array = randomBytes(BYTES);

/** The key of this process; it never lies in the database. A process that was given none has one for itself alone. */
export const houseKey = (): Uint8Array => key;

/** Names a key without telling it. */
export const houseKeyId = (): string => createHash('sha256').update('id').update(key).digest('hex').slice(0, 16);

export const keyHouse = (next: Uint8Array): void => void (key = next);

/** The key of a folder, made at its first start: whole on the disk before it has its name, and never written twice. */
function keyOfFolder(dataDir: string): Uint8Array {
  const file = join(dataDir, FILE);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, randomBytes(BYTES).toString('base64'), { mode: 0o600, flush: true });
    try {
      linkSync(draft, file);
    } catch (error) {
      // A process that starts at the same moment was first.
      if (!existsSync(file)) throw error;
    } finally {
      rmSync(draft);
    }
    syncFolder(dataDir);
  }
  return Buffer.from(readFileSync(file, 'utf8'), 'base64');
}

/** `HOUSE_KEY`; beside a server database the same for every gateway of its address, else that of the folder. */
export function keyFromSettings({ houseKey: said, databaseUrl, dataDir }: KeySettings): Uint8Array {
  const given = said ?? databaseUrl;
  if (given !== undefined) return createHash('sha256').update('house').update(given).digest();
  return keyOfFolder(dataDir);
}
