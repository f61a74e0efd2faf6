import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

import type { Queries } from '../../base/database/database';
import { quoteName } from './tables';

const BATCH = 500;
const DIGESTS = 1n << 256n;

export type TableDigest = { rows: number; digest: string };

/** Spells times of the transaction in UTC, whatever the server's zone. */
export const SPELL_IN_UTC = "set local time zone 'UTC'";

/** PostgreSQL's own JSON of each row: reads back without loss for all types. */
export async function* iterateRows({ query }: Queries, table: string): AsyncGenerator<string> {
  await query(`declare backup no scroll cursor for select to_jsonb(t)::text as row from ${quoteName(table)} t`);
  for (;;) {
    const rows = await query<{ row: string }>(`fetch ${BATCH} from backup`);
    if (rows.length === 0) break;
    for (const { row } of rows) yield row;
  }
  await query('close backup');
}

export const tableFile = (folder: string, table: string): string => join(folder, 'tables', `${table}.jsonl.gz`);

export const readBackupLines = (folder: string, table: string): AsyncIterable<string> =>
  createInterface(createReadStream(tableFile(folder, table)).pipe(createGunzip()));

/** Sum of the row hashes: independent of order, and a doubled row does not cancel out. */
export async function digestRows(rows: AsyncIterable<string>): Promise<TableDigest> {
  let count = 0;
  let sum = 0n;
  for await (const row of rows) {
    count += 1;
    sum = (sum + BigInt(`0x${createHash('sha256').update(row).digest('hex')}`)) % DIGESTS;
  }
  return { rows: count, digest: sum.toString(16).padStart(64, '0') };
}
