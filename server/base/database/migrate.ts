import { EXIT, StartFailure } from '../exit-codes';
import type { Database } from './database';
import type { Migration } from './migrations/migration';
import { sqlState } from './retry';

export const CREATE_LEDGER = `create table if not exists schema_migrations (
  version int primary key,
  name text not null,
  applied_at timestamptz not null default now()
)`;

/** Its index, its table, or its row type. */
const ALREADY_THERE = new Set(['23505', '42P07', '42710']);

/**
 * Two servers creating one table at once can collide in the catalogue despite "if not exists"; the table then exists.
 */
async function createLedger(database: Database): Promise<void> {
  await database.query(CREATE_LEDGER).catch((error: unknown) => {
    if (!ALREADY_THERE.has(sqlState(error) ?? '')) throw error;
  });
}

/**
 * Signing the ledger first makes a second gateway wait on the row until the first commits, and then find the work done:
 * no lock outlives a killed process.
 */
async function apply(database: Database, { version, name, statements }: Migration): Promise<boolean> {
  return database.tx(async (inside) => {
    const signed = await inside.query(
      'insert into schema_migrations (version, name) values ($1, $2) on conflict (version) do nothing returning version',
      [version, name],
    );
    if (signed.length === 0) return false;
    for (const statement of statements) await inside.query(statement);
    return true;
  });
}

const NEWER = '数据库来自更新的版本，这个程序不能打开它，请用升级后的程序启动 (the database is of a newer release)';

/** Applies missing migrations in order, one transaction each; returns their names. */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  await createLedger(database);
  const done = new Set((await database.query('select version from schema_migrations')).map(({ version }) => version));
  const known = new Set(migrations.map(({ version }) => version));
  if ([...done].some((version) => !known.has(Number(version)))) throw new StartFailure(EXIT.newerSchema, NEWER);
  const missing = migrations.filter(({ version }) => !done.has(version));
  const applied: string[] = [];
  for (const migration of missing.toSorted((one, other) => one.version - other.version)) {
    if (await apply(database, migration)) applied.push(migration.name);
  }
  return applied;
}
