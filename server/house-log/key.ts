import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Settings } from '../settings';

const BYTES = 32;
const FILE = 'house.key';

let key: Uint8Array = randomBytes(BYTES);

/** The key of this process; it never lies in the database. A process that was given none has one for itself alone. */
export const houseKey = (): Uint8Array => key;

/** Names a key without telling it. */
export const houseKeyId = (): string => createHash('sha256').update('id').update(key).digest('hex').slice(0, 16);

export const keyHouse = (next: Uint8Array): void => void (key = next);

/** `HOUSE_KEY`; beside a server database the same for every gateway of its address, else a file that is made once. */
export function keyFromSettings({ houseKey: said, databaseUrl, dataDir }: Settings): Uint8Array {
  const given = said ?? databaseUrl;
  if (given !== undefined) return createHash('sha256').update('house').update(given).digest();
  const file = join(dataDir, FILE);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(BYTES).toString('base64'), { mode: 0o600, flag: 'wx' });
  }
  return Buffer.from(readFileSync(file, 'utf8'), 'base64');
}
