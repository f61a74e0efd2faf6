import type { Queries } from '../../base/database/database';

const TABLES = `select table_name as name from information_schema.tables
  where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`;
const REFERENCES = `select c.relname as table, f.conname as name, pg_get_constraintdef(f.oid) as definition
  from pg_constraint f join pg_class c on c.oid = f.conrelid
  where f.contype = 'f' and f.connamespace = current_schema()::regnamespace order by 1, 2`;

export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const tableNames = async ({ query }: Queries): Promise<string[]> =>
  (await query<{ name: string }>(TABLES)).map(({ name }) => name);

/**
 * Drops every foreign key, runs the work and adds them again, which checks all rows. Tables and batches then need no
 * order. Only inside one transaction.
 */
export async function withoutReferences<TResult>(inside: Queries, work: () => Promise<TResult>): Promise<TResult> {
  const references = await inside.query<{ table: string; name: string; definition: string }>(REFERENCES);
  for (const { table, name } of references) {
    await inside.query(`alter table ${quoteName(table)} drop constraint ${quoteName(name)}`);
  }
  const result = await work();
  for (const { table, name, definition } of references) {
    await inside.query(`alter table ${quoteName(table)} add constraint ${quoteName(name)} ${definition}`);
  }
  return result;
}
