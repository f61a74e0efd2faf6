import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

import type { Database } from '../../../server/base/database/database';
import { migrate } from '../../../server/base/database/migrate';
import type { Migration } from '../../../server/base/database/migrations/migration';

type RecordedDatabase = {
  /** Time of the snapshot. */
  at: string;
  migrations: Migration[];
  rows: Record<string, unknown[]>;
  /** Placed orders with their idempotency keys. */
  keys: { by: string; key: string; submission: unknown }[];
  quotes: Record<'lapsed' | 'anonymousLapsed' | 'locked' | 'anonymous' | 'used', string>;
};

/** Tables of the release before the mode engine, with its data. */
export const recorded = JSON.parse(
  gunzipSync(readFileSync(new URL('database.json.gz', import.meta.url))).toString('utf8'),
) as RecordedDatabase;

export async function layDown(database: Database): Promise<void> {
  await migrate(database, recorded.migrations);
  for (const [table, rows] of Object.entries(recorded.rows)) {
    const record = `select * from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`;
    await database.query(`insert into ${table} ${record}`, [JSON.stringify(rows)]);
  }
}
