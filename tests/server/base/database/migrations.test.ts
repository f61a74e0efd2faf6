import { describe, expect, it } from 'vitest';

import type { Database, Queries } from '../../../../server/base/database/database';
import { tableNames } from '../../../../server/doors/backup/tables';
import { EXIT } from '../../../../server/base/exit-codes';
import { migrate } from '../../../../server/base/database/migrate';
import { baseline, migrations } from '../../../../server/base/database/migrations';
import type { Migration } from '../../../../server/base/database/migrations/migration';
import { emptyDatabase, migratedDatabase } from '../../support/engine';
import { firstNow } from '../../../support/long';

const names = migrations.map(({ name }) => name);

async function onEmpty(work: (database: Database) => Promise<void>, open = emptyDatabase): Promise<void> {
  const database = await open();
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/**
 * Columns, indexes and constraints of the current schema, and the migration ledger. PostgreSQL 18 names each "not null",
 * and keeps that name where a column is renamed: it is no difference.
 */
const schemaOf = (database: Database) =>
  Promise.all([
    database.query(
      `select table_name, column_name, udt_name, numeric_precision, numeric_scale, column_default, is_nullable
       from information_schema.columns where table_schema = current_schema() order by table_name, ordinal_position`,
    ),
    database.query(
      `select replace(indexdef, current_schema(), '') as index from pg_indexes
       where schemaname = current_schema() order by 1`,
    ),
    database.query(
      `select conrelid::regclass::text as table, conname, convalidated, pg_get_constraintdef(oid) as constraint
       from pg_constraint where connamespace = current_schema()::regnamespace and contype <> 'n' order by 1, 2`,
    ),
    database.query('select version, name from schema_migrations order by version'),
  ]);

/** Rows of every table but the ledger. */
async function rowsOf(database: Database) {
  const tables = (await tableNames(database)).filter((name) => name !== 'schema_migrations');
  const rows = tables.map(async (name) => [
    name,
    await database.query(`select to_jsonb(t) as row from ${name} t order by 1`),
  ]);
  return (await Promise.all(rows)).filter(([, found]) => found?.length);
}

const PLAN: Migration[] = [
  { version: 1, name: 'first', statements: ['create table one (a int)', 'create table two (b int)'] },
  { version: 5, name: 'later', statements: ['alter table one add column c int'] },
];

const LATER: Migration = { version: 9_999, name: 'later still', statements: ['create table later (a int)'] };
const AFTER_BASELINE = ['baseline', ...names.slice(baseline.replaces.length)];
/** Count of migrations up to a number. */
const placeOf = (last: number) => migrations.filter(({ version }) => version <= last).length;

/** Throws at the statement that contains `fragment`, as a killed process would stop there. */
function dyingAt(database: Database, fragment: string): Database {
  const dying = (inside: Queries): Queries => ({
    query: (sql, parameters) =>
      sql.includes(fragment) ? Promise.reject(new Error('killed')) : inside.query(sql, parameters),
  });
  return { ...database, tx: (work) => database.tx((inside) => work(dying(inside))) };
}

describe('migrations', () => {
  it('have unique numbers and unique names', () => {
    expect(new Set(migrations.map(({ version }) => version)).size).toBe(migrations.length);
    expect(new Set(names).size).toBe(migrations.length);
  });

  it('build the whole schema once and apply nothing on the second run', () =>
    onEmpty(async (database) => {
      expect(await migrate(database, migrations)).toEqual(names);
      expect(await migrate(database, migrations)).toEqual([]);
    }));

  it('build the same schema, rows and ledger as the baseline, and as the single SQL text that other tests start with', async () => {
    const laidDown: unknown[] = [];
    const ways = [
      [emptyDatabase, undefined],
      [emptyDatabase, baseline],
      [migratedDatabase, undefined],
    ] as const;
    for (const [open, from] of ways)
      await onEmpty(async (database) => {
        await migrate(database, migrations, from);
        laidDown.push([await schemaOf(database), await rowsOf(database)]);
      }, open);
    expect(laidDown[1]).toEqual(laidDown[0]);
    expect(laidDown[2]).toEqual(laidDown[0]);
  });

  it('resume after a kill and leave no half-applied migration', () =>
    onEmpty(async (database) => {
      await expect(migrate(dyingAt(database, 'table two'), PLAN)).rejects.toThrow('killed');
      await expect(database.query('select * from one')).rejects.toMatchObject({ code: '42P01' });
      await expect(migrate(dyingAt(database, 'add column'), PLAN)).rejects.toThrow('killed');
      expect(await migrate(database, PLAN)).toEqual(['later']);
      expect(await database.query('select a, c from one')).toEqual([]);
    }));

  it('of the baseline leave nothing behind after a kill', () =>
    onEmpty(async (database) => {
      await expect(migrate(dyingAt(database, 'create table orders'), migrations, baseline)).rejects.toThrow('killed');
      expect(await database.query('select version from schema_migrations')).toEqual([]);
      expect(await migrate(database, migrations, baseline)).toEqual(AFTER_BASELINE);
    }));

  firstNow(it)([280, 200, 60])('take an installation that stopped at %i on from there', (last) =>
    onEmpty(async (database) => {
      const [before, missing] = [names.slice(0, placeOf(last)), names.slice(placeOf(last))];
      expect(await migrate(database, migrations.slice(0, placeOf(last)))).toEqual(before);
      await database.query(`insert into installation_secrets (name, value) values ('kept', 'x')`);
      expect(await migrate(database, migrations, baseline)).toEqual(missing);
      expect(await database.query('select name from installation_secrets')).toEqual([{ name: 'kept' }]);
      expect(await migrate(database, [...migrations, LATER], baseline)).toEqual(['later still']);
    }),
  );

  it('let the program of before the baseline open a database of the baseline, but not a later one', () =>
    onEmpty(async (database) => {
      await migrate(database, baseline.replaces, baseline);
      expect(await migrate(database, baseline.replaces)).toEqual([]);
      await migrate(database, [...migrations, LATER], baseline);
      await expect(migrate(database, migrations, baseline)).rejects.toMatchObject({ exitCode: EXIT.newerSchema });
    }));

  it('apply a lower number that is added later', () =>
    onEmpty(async (database) => {
      await migrate(database, PLAN);
      const late = { version: 3, name: 'late', statements: ['create table three (d int)'] };
      expect(await migrate(database, [late, ...PLAN])).toEqual(['late']);
    }));

  it.each([1, 3, 5])('refuse a database with migration %i when the program does not know it', (version) =>
    onEmpty(async (database) => {
      const late = { version: 3, name: 'late', statements: ['create table three (d int)'] };
      const all = [...PLAN, late];
      await migrate(database, all);
      const older = all.filter((one) => one.version !== version);
      await expect(migrate(database, older)).rejects.toMatchObject({ exitCode: EXIT.newerSchema });
    }),
  );

  it.each([
    ['the baseline', [baseline, baseline, baseline, baseline]],
    ['programs of before and after the baseline', [undefined, baseline, undefined, baseline]],
  ])('run once when several gateways start together: %s', (_, ways) =>
    onEmpty(async (database) => {
      const applied = await Promise.all(ways.map((from) => migrate(database, migrations, from)));
      expect([AFTER_BASELINE, names].map((one) => one.toSorted())).toContainEqual(applied.flat().toSorted());
      expect(await database.query('select name from schema_migrations order by version')).toHaveLength(names.length);
    }),
  );
});
