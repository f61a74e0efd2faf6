/** @module-tag long */
import { afterAll, expect, it } from 'vitest';

import { backUp } from '../../../../server/doors/backup/backup';
import { compareTables } from '../../../../server/doors/backup/prove';
import { restore } from '../../../../server/doors/backup/restore';
import { quoteName, tableNames, withoutReferences } from '../../../../server/doors/backup/tables';
import type { Database } from '../../../../server/base/database/database';
import { migrations } from '../../../../server/base/database/migrations';
import { openSpool } from '../../../../server/people/files/incoming/spool';
import type { ObjectStore } from '../../../../server/people/files/objects/objects';
import { claimObjects } from '../../../../server/people/files/open-files';
import { emptyDatabase, migratedDatabase } from '../../support/engine';
import { folderOf } from '../../support/folder';
import { scratchFiles } from '../../support/scratch-files';

/** Exceeds the 200 rows that a restore inserts per statement. */
const ROWS = 250;

type Column = { table: string; column: string; type: string };
type Reference = { table: string; columns: string[]; target: string; targetColumns: string[] };

const COLUMNS = `select table_name as table, column_name as column,
  case data_type when 'ARRAY' then udt_name else data_type end as type
  from information_schema.columns where table_schema = current_schema() order by 1, ordinal_position`;
const REFERENCES = `select c.relname as table, r.relname as target,
    array(select a.attname::text from unnest(f.conkey) k join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k) as columns,
    array(select a.attname::text from unnest(f.confkey) k join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k) as "targetColumns"
  from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class r on r.oid = f.confrelid
  where f.contype = 'f' and f.connamespace = current_schema()::regnamespace`;

/**
 * SQL for row `i` by column type. Texts and bytes differ in every row; a reference repeats the expression of its
 * target.
 */
const VALUES: Record<string, string> = {
  text: `'%c_' || i`,
  bigint: '1 + i',
  integer: '1 + i',
  numeric: '1 + i % 49',
  'double precision': '1.1 + i',
  boolean: 'true',
  bytea: `convert_to('%c_' || i, 'UTF8')`,
  date: `date '2020-01-01' + i`,
  jsonb: `jsonb_build_object('%c', i)`,
  'timestamp with time zone': `timestamptz '2020-01-01 00:00:00.123456+08' + i * interval '1 hour'`,
  _text: `array['%c', i::text]`,
  _timestamptz: `array[now() - i * interval '1 second']`,
};

/** Fills every table; rows refer to other tables, and to their own across restore batches. */
async function fillEveryTable(database: Database): Promise<void> {
  const columns = await database.query<Column>(COLUMNS);
  const references = await database.query<Reference>(REFERENCES);
  const valueOf = ({ table, column, type }: Column): string => {
    const reference = references.find((one) => one.table === table && one.columns.includes(column));
    if (!reference) return VALUES[type]?.replaceAll('%c', `${table}_${column}`) ?? 'null';
    const aim = reference.targetColumns[reference.columns.indexOf(column)];
    const target = columns.find((one) => one.table === reference.target && one.column === aim);
    if (!target) throw new Error(`no ${reference.target}.${String(aim)}`);
    const value = reference.target === table ? (VALUES[type] ?? '') : `(${valueOf(target)})`;
    if (reference.target !== table) return value;
    return value.replaceAll('%c', `${table}_${target.column}`).replaceAll(' i', ` ((i + 201) % ${ROWS})`);
  };
  await database.tx((inside) =>
    withoutReferences(inside, async () => {
      for (const table of await tableNames(inside)) {
        if (table === 'schema_migrations') continue;
        const own = columns.filter((one) => one.table === table);
        const values = own.map((one) => `${valueOf(one)} as ${quoteName(one.column)}`);
        await inside.query(
          `insert into ${quoteName(table)} (${own.map(({ column }) => quoteName(column)).join(', ')})
           select ${values.join(', ')} from generate_series(0, ${ROWS - 1}) i on conflict do nothing`,
        );
      }
    }),
  );
}

/** Keeps one row with bytes beside it; another test covers the restore of bytes. */
async function keepBytesOfOnePhoto(database: Database, objects: ObjectStore): Promise<void> {
  const spool = await openSpool(objects.incoming);
  await spool.write(Buffer.from('a photograph'));
  const file = await spool.finish();
  await database.query('update files set sha256 = null');
  const photo = '(select min(photo_id) from site_photos)';
  await database.query(`delete from site_photos where photo_id <> ${photo}`);
  const [row] = await database.query<{ id: string }>('update site_photos set sha256 = $1 returning photo_id as id', [
    file.sha256,
  ]);
  await objects.put(row?.id ?? '', file);
}

const folder = folderOf();
afterAll(() => folder.remove());

it('restores every row of every table when rows refer to their own table across batches', async () => {
  const source = await migratedDatabase();
  const files = scratchFiles();
  await claimObjects(source, files.objects);
  await fillEveryTable(source);
  await keepBytesOfOnePhoto(source, files.objects);
  const manifest = await backUp(source, files.objects, folder.at('made'), new Date('2026-11-21T00:00:00Z'));
  const rows = Object.entries(manifest.tables);
  expect(rows.filter(([, table]) => table.rows === 0).map(([name]) => name)).toEqual([]);
  await source.close();

  const target = await emptyDatabase();
  await restore(target, files.objects, folder.at('made'), migrations);
  const proofs = await compareTables(target, folder.at('made'), Object.keys(manifest.tables));
  expect(proofs.filter(({ saved, restored }) => saved.digest !== restored.digest)).toEqual([]);
  expect(proofs.map(({ restored }) => restored.rows)).toEqual(rows.map(([, table]) => table.rows));
  await target.close();
});
