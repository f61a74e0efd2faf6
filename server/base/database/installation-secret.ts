import { randomBytes } from 'node:crypto';

import type { Database } from './database';

const BYTES = 32;

export async function installationSecret(database: Database, name: string): Promise<Uint8Array> {
  await database.query('insert into installation_secrets (name, value) values ($1, $2) on conflict (name) do nothing', [
    name,
    randomBytes(BYTES),
  ]);
  const [row] = await database.query<{ value: Uint8Array }>('select value from installation_secrets where name = $1', [
    name,
  ]);
  if (!row) throw new Error(`the installation has no secret "${name}"`);
  return row.value;
}
