import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

import type { Database } from '../../../server/base/database/database';
import { migrate } from '../../../server/base/database/migrate';
import type { Migration } from '../../../server/base/database/migrations/migration';

type RecordedDatabase = {
  /** The moment it was left at. */
  at: string;
  migrations: Migration[];
  rows: Record<string, unknown[]>;
  /** Orders that were made, by the key they were sent under. */
  keys: { by: string; key: string; submission: unknown }[];
  quotes: Record<'lapsed' | 'anonymousLapsed' | 'locked' | 'anonymous' | 'used', string>;
};

/** The tables of the release before the engine of the modes, and what its people had left in them. */
export const recorded = JSON.parse(
  gunzipSync(readFileSync(new URL('database.json.gz', import.meta.url))).toString('utf8'),
) as RecordedDatabase;

/** Makes an empty database into that one. */
export async function layDown(database: Database): Promise<void> {
  await migrate(database, recorded.migrations);
  for (const [table, rows] of Object.entries(recorded.rows)) {
    const record = `select * from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`;
    await database.query(`insert into ${table} ${record}`, [JSON.stringify(rows)]);
  }
}
