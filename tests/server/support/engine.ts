import { randomBytes } from 'node:crypto';
import { setTimeout as elapsed } from 'node:timers/promises';

import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';

import type { Database, Queries, Row } from '../../../server/base/database/database';
import { PARSERS, pgliteDriver } from '../../../server/base/database/embedded';
import { CREATE_LEDGER } from '../../../server/base/database/migrate';
import { baseline, migrations } from '../../../server/base/database/migrations';
import { openPostgres } from '../../../server/base/database/postgres';
import './provided';

/** A schema with all migrations. Its shape tells whether a test has altered a table; it has none before the migrations. */
type Migrated = { name: string; shape: string | null };

/** What files of a worker share: the engine, open schemas, emptied ones, and the rows that migrations write. */
const kept: { pglite?: Promise<PGlite>; open: string[]; emptied: Migrated[]; written?: Promise<Written> } = {
  open: [],
  emptied: [],
};

const newSchema = () => `t_${randomBytes(8).toString('hex')}`;

/** Baseline and what came later as one text: query by query it takes longer than the tests of a file. */
const SCHEMA = [
  CREATE_LEDGER,
  ...baseline.statements,
  ...migrations.flatMap((one) => [
    ...(baseline.replaces.includes(one) ? [] : one.statements),
    `insert into schema_migrations (version, name) values (${one.version}, '${one.name}')`,
  ]),
].join(';\n');

/** `run` takes several statements, `ask` one with an answer. */
type Hand = { run: (text: string) => Promise<unknown>; ask: Queries['query'] };

const SHAPE = `select concat_ws(' ',
  (select concat(count(*), '/', max(a.xmin::text::bigint)) from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = current_schema()::regnamespace),
  (select concat(count(*), '/', max(xmin::text::bigint)) from pg_constraint
    where connamespace = current_schema()::regnamespace),
  (select count(*) from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = current_schema()::regnamespace),
  (select count(*) from pg_proc where pronamespace = current_schema()::regnamespace)) as shape`;

const FILLED = `select relname as name from pg_class
  where relnamespace = current_schema()::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`;

const shapeOf = async ({ ask }: Hand) => (await ask<{ shape: string }>(SHAPE))[0]?.shape ?? '';
const filledIn = async ({ ask }: Hand) => (await ask<{ name: string }>(FILLED)).map(({ name }) => name);

type Written = { schema: string; tables: readonly string[] };

/** Copies the rows of a schema that was just migrated. */
async function copyWritten(hand: Hand): Promise<Written> {
  const [schema, tables] = [newSchema(), await filledIn(hand)];
  const copies = tables.map((table) => `create table ${schema}.${table} as table ${table}`);
  await hand.run([`create schema ${schema}`, ...copies].join('; '));
  return { schema, tables };
}

const nextSchema = (): Migrated => kept.emptied.pop() ?? { name: newSchema(), shape: null };

/** Migrates a schema that is new, which takes fifty times as long as emptying one. */
async function migrated(hand: Hand, schema: Migrated): Promise<Migrated> {
  if (schema.shape !== null) return schema;
  await hand.run(`create schema ${schema.name}; ${SCHEMA}`);
  kept.written ??= copyWritten(hand);
  await kept.written;
  return { ...schema, shape: await shapeOf(hand) };
}

/** Leaves the rows of the migrations alone in it, for the next file; an altered schema is dropped. */
async function release(hand: Hand, { name, shape }: Migrated): Promise<void> {
  if (!kept.written || (await shapeOf(hand)) !== shape) return void (await hand.run(`drop schema ${name} cascade`));
  const { schema, tables } = await kept.written;
  const rows = tables.map((table) => `insert into ${table} select * from ${schema}.${table}`);
  await hand.run([`truncate ${(await filledIn(hand)).join(', ')} cascade`, ...rows].join('; '));
  kept.emptied.push({ name, shape });
}

const startedEngine = () => (kept.pglite ??= PGlite.create({ parsers: PARSERS }));

/** Files of a worker run in sequence, so the newest open schema is the one in use. */
async function embeddedSchema(): Promise<Database> {
  const engine = await startedEngine();
  const turnTo = (schema: string) => engine.exec(`set search_path to ${schema}`);
  const hand: Hand = {
    run: (text) => engine.exec(text),
    ask: async <TRow extends Row>(sql: string) => (await engine.query<TRow>(sql)).rows,
  };
  const next = nextSchema();
  await turnTo(next.name);
  const schema = await migrated(hand, next);
  kept.open.push(schema.name);
  return pgliteDriver(engine, async () => {
    kept.open = kept.open.filter((one) => one !== schema.name);
    await turnTo(schema.name);
    await release(hand, schema);
    await turnTo(kept.open.at(-1) ?? 'public');
  });
}

async function embeddedEmpty(): Promise<Database> {
  const engine = await startedEngine();
  const schema = newSchema();
  await engine.exec(`create schema ${schema}; set search_path to ${schema}`);
  kept.open.push(schema);
  return pgliteDriver(engine, async () => {
    kept.open = kept.open.filter((one) => one !== schema);
    await engine.exec(`drop schema ${schema} cascade; set search_path to ${kept.open.at(-1) ?? 'public'}`);
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

function openedAt(url: string, schema: string): Database {
  const address = new URL(url);
  address.searchParams.set('options', `-c search_path=${schema}`);
  return openPostgres(address.href, (error) => {
    throw error;
  });
}

const handOf = (database: Database): Hand => ({ run: (text) => database.query(text), ask: database.query });

async function postgresSchema(url: string): Promise<Database> {
  const next = nextSchema();
  const database = openedAt(url, next.name);
  const hand = handOf(database);
  const schema = await migrated(hand, next);
  const close = async () => {
    await release(hand, schema);
    await database.close();
  };
  return { ...withSlowWire(database), close };
}

async function postgresEmpty(url: string): Promise<Database> {
  const schema = newSchema();
  const database = openedAt(url, schema);
  await database.query(`create schema ${schema}`);
  const close = async () => {
    await database.query(`drop schema ${schema} cascade`);
    await database.close();
  };
  return { ...withSlowWire(database), close };
}

/**
 * Empty database per caller on the engine of this run. Without PostgreSQL setup hooks still get one, and the tests are
 * skipped.
 */
export function emptyDatabase(): Promise<Database> {
  const url = inject('postgresUrl');
  return url ? postgresEmpty(url) : embeddedEmpty();
}

export function migratedDatabase(): Promise<Database> {
  const url = inject('postgresUrl');
  return url ? postgresSchema(url) : embeddedSchema();
}
