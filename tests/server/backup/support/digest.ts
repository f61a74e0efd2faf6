import { tablesInOrder } from '../../../../server/backup/tables';
import type { Database } from '../../../../server/database/database';

/** Every row of every table, in a word each. */
export async function digestOf(database: Database): Promise<Record<string, unknown>> {
  const digests: Record<string, unknown> = {};
  for (const table of await tablesInOrder(database)) {
    const [row] = await database.query(
      `select count(*) as rows, md5(coalesce(string_agg(row, ',' order by row), '')) as hash
         from (select to_jsonb(t)::text as row from "${table}" t) as rows`,
    );
    digests[table] = row;
  }
  return digests;
}
