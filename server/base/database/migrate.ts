import { EXIT, StartFailure } from '../exit-codes';
import type { Database, Queries } from './database';
import type { Baseline, Migration } from './migrations/migration';
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

const sign = async (inside: Queries, migrations: readonly Migration[]): Promise<boolean> => {
  const signed = await inside.query(
    `insert into schema_migrations (version, name) select * from unnest($1::int[], $2::text[])
     on conflict (version) do nothing returning version`,
    [migrations.map(({ version }) => version), migrations.map(({ name }) => name)],
  );
  return signed.length > 0;
};

/**
 * Signing the ledger first makes a second gateway wait on the row until the first commits, and then find the work done:
 * no lock outlives a killed process.
 */
const apply = (database: Database, migration: Migration): Promise<boolean> =>
  database.tx(async (inside) => {
    if (!(await sign(inside, [migration]))) return false;
    for (const statement of migration.statements) await inside.query(statement);
    return true;
  });

/** Signs for the migrations it stands for, the first alone: all programs begin with it, so one of them goes on. */
const layDown = (database: Database, { statements, replaces }: Baseline): Promise<boolean> =>
  database.tx(async (inside) => {
    if (!(await sign(inside, replaces.slice(0, 1)))) return false;
    await sign(inside, replaces.slice(1));
    for (const statement of statements) await inside.query(statement);
    return true;
  });

const appliedVersions = async (database: Database) =>
  new Set((await database.query('select version from schema_migrations')).map(({ version }) => Number(version)));

const NEWER = '数据库来自更新的版本，这个程序不能打开它，请用升级后的程序启动 (the database is of a newer release)';

/** Applies missing migrations in order, one transaction each, to an empty database the baseline; returns their names. */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
  baseline?: Baseline,
): Promise<string[]> {
  await createLedger(database);
  const isEmpty = (await appliedVersions(database)).size === 0;
  const applied = baseline && isEmpty && (await layDown(database, baseline)) ? ['baseline'] : [];
  const done = await appliedVersions(database);
  const known = new Set(migrations.map(({ version }) => version));
  if ([...done].some((version) => !known.has(version))) throw new StartFailure(EXIT.newerSchema, NEWER);
  const missing = migrations.filter(({ version }) => !done.has(version));
  for (const migration of missing.toSorted((one, other) => one.version - other.version)) {
    if (await apply(database, migration)) applied.push(migration.name);
  }
  return applied;
}
