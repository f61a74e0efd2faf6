import { randomBytes } from 'node:crypto';
import { setTimeout as elapsed } from 'node:timers/promises';

import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';

import type { Database, Queries } from '../../../server/base/database/database';
import { PARSERS, pgliteDriver } from '../../../server/base/database/embedded';
import { CREATE_LEDGER } from '../../../server/base/database/migrate';
import { migrations } from '../../../server/base/database/migrations';
import { openPostgres } from '../../../server/base/database/postgres';
import './provided';

const kept: { pglite?: Promise<PGlite>; open: string[] } = { open: [] };

const newSchema = () => `t_${randomBytes(8).toString('hex')}`;

/** All migrations as one text. One by one they need about 400 queries, which takes longer than the tests of a file. */
const SCHEMA = [
  CREATE_LEDGER,
  ...migrations.flatMap(({ version, name, statements }) => [
    ...statements,
    `insert into schema_migrations (version, name) values (${version}, '${name}')`,
  ]),
].join(';\n');

/** Files of a worker run in sequence, so the newest open schema is the one in use. */
async function embeddedSchema(text: string): Promise<Database> {
  const engine = await (kept.pglite ??= PGlite.create({ parsers: PARSERS }));
  const schema = newSchema();
  await engine.exec(`create schema ${schema}; set search_path to ${schema}; ${text}`);
  kept.open.push(schema);
  return pgliteDriver(engine, async () => {
    kept.open = kept.open.filter((one) => one !== schema);
    const before = kept.open.at(-1) ?? 'public';
    await engine.exec(`drop schema ${schema} cascade; set search_path to ${before}`);
  });
}

const WIRE_MS = 1;

/**
 * Delays each statement of a transaction by a millisecond. Without network delay transactions rarely overlap, and lock
 * races stay untested.
 */
const withSlowWire = (database: Database): Database => ({
  ...database,
  tx: (work) =>
    database.tx((inside) => {
      const query: Queries['query'] = async (sql, parameters) => {
        await elapsed(WIRE_MS);
        return inside.query(sql, parameters);
      };
      return work({ ...inside, query });
    }),
});

async function postgresSchema(url: string, text: string): Promise<Database> {
  const schema = newSchema();
  const address = new URL(url);
  address.searchParams.set('options', `-c search_path=${schema}`);
  const database = openPostgres(address.href, (error) => {
    throw error;
  });
  await database.query(`create schema ${schema}; ${text}`);
  const close = async () => {
    await database.query(`drop schema ${schema} cascade`);
    await database.close();
  };
  return { ...withSlowWire(database), close };
}

const databaseWith = (text: string): Promise<Database> => {
  const url = inject('postgresUrl');
  return url ? postgresSchema(url, text) : embeddedSchema(text);
};

/**
 * Empty database per caller on the engine of this run. Without PostgreSQL setup hooks still get one, and the tests are
 * skipped.
 */
export const emptyDatabase = () => databaseWith('');

export const migratedDatabase = () => databaseWith(SCHEMA);
