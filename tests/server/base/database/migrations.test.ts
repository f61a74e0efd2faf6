import { describe, expect, it } from 'vitest';

import type { Database, Queries } from '../../../../server/base/database/database';
import { EXIT } from '../../../../server/base/exit-codes';
import { migrate } from '../../../../server/base/database/migrate';
import { migrations } from '../../../../server/base/database/migrations';
import type { Migration } from '../../../../server/base/database/migrations/migration';
import { emptyDatabase, migratedDatabase } from '../../support/engine';

const names = migrations.map(({ name }) => name);

async function onEmpty(work: (database: Database) => Promise<void>, open = emptyDatabase): Promise<void> {
  const database = await open();
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/** Columns, indexes and constraints of the current schema, and the migration ledger. */
const schemaOf = (database: Database) =>
  Promise.all([
    database.query(
      `select table_name, column_name, data_type, column_default, is_nullable from information_schema.columns
       where table_schema = current_schema() order by 1, 2`,
    ),
    database.query(
      `select replace(indexdef, current_schema(), '') as index from pg_indexes
       where schemaname = current_schema() order by 1`,
    ),
    database.query(
      `select conname, pg_get_constraintdef(oid) as constraint from pg_constraint
       where connamespace = current_schema()::regnamespace order by 1`,
    ),
    database.query('select version, name from schema_migrations order by version'),
  ]);

const PLAN: Migration[] = [
  { version: 1, name: 'first', statements: ['create table one (a int)', 'create table two (b int)'] },
  { version: 5, name: 'later', statements: ['alter table one add column c int'] },
];

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

  it('build the same schema as the single SQL text that other tests start with', async () => {
    const laidDown: unknown[] = [];
    for (const open of [emptyDatabase, migratedDatabase])
      await onEmpty(async (database) => {
        await migrate(database, migrations);
        laidDown.push(await schemaOf(database));
      }, open);
    expect(laidDown[1]).toEqual(laidDown[0]);
  });

  it('resume after a kill and leave no half-applied migration', () =>
    onEmpty(async (database) => {
      await expect(migrate(dyingAt(database, 'table two'), PLAN)).rejects.toThrow('killed');
      await expect(database.query('select * from one')).rejects.toMatchObject({ code: '42P01' });
      await expect(migrate(dyingAt(database, 'add column'), PLAN)).rejects.toThrow('killed');
      expect(await migrate(database, PLAN)).toEqual(['later']);
      expect(await database.query('select a, c from one')).toEqual([]);
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

  it('run once when several gateways start together', () =>
    onEmpty(async (database) => {
      const applied = await Promise.all(Array.from({ length: 6 }, () => migrate(database, migrations)));
      expect(applied.flat().toSorted()).toEqual(names.toSorted());
    }));
});
