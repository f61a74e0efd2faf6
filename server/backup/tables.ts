import type { Queries } from '../database/database';

const TABLES = `select table_name as name from information_schema.tables
  where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`;
const REFERENCES = `select c.relname as name, r.relname as needs from pg_constraint f
  join pg_class c on c.oid = f.conrelid join pg_class r on r.oid = f.confrelid
  where f.contype = 'f' and c.relnamespace = current_schema()::regnamespace and c.oid <> r.oid`;

/** Every table of the installation, each after those it refers to. */
export async function tablesInOrder({ query }: Queries): Promise<string[]> {
  const names = (await query<{ name: string }>(TABLES)).map(({ name }) => name);
  const references = await query<{ name: string; needs: string }>(REFERENCES);
  const ordered: string[] = [];
  let left = names;
  while (left.length > 0) {
    const free = left.filter((name) => !references.some((one) => one.name === name && left.includes(one.needs)));
    if (free.length === 0) throw new Error(`tables that refer to each other: ${left.join(', ')}`);
    ordered.push(...free);
    left = left.filter((name) => !free.includes(name));
  }
  return ordered;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
