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

/**
 * All migrations as one text, which an engine reads at once. Asked one by one, as a gateway does, they are some four
 * hundred questions, and took each file of tests longer than its tests.
 */
const SCHEMA = [
  CREATE_LEDGER,
  ...migrations.flatMap(({ version, name, statements }) => [
    ...statements,
    `insert into schema_migrations (version, name) values (${version}, '${name}')`,
  ]),
].join(';\n');

/** The files of a worker run one after another, so the newest schema that is still open is the one in use. */
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
 * A gateway and its PostgreSQL are rarely on one machine. Beside each other a transaction ends before the next has read,
 * and a race that a lock has to decide is never run: each statement of a transaction is a millisecond on its way.
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
 * An empty database of its own for each caller, on whichever engine this run is about. Where no PostgreSQL could be
 * had, the hooks still find one to set up, and every test is skipped.
 */
export const emptyDatabase = () => databaseWith('');

/** As a gateway finds it that has been started before. */
export const migratedDatabase = () => databaseWith(SCHEMA);
