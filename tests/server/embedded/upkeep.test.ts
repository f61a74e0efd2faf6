/** @module-tag long */
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Database, Queries } from '../../../server/base/database/database';
import { PARSERS, pgliteDriver, upkeep } from '../../../server/base/database/embedded';

describe('vacuum of the embedded database', () => {
  let database: Database;
  beforeAll(async () => {
    const engine = await PGlite.create({ parsers: PARSERS });
    database = pgliteDriver(engine, () => engine.close());
    await database.query('create table small (n int primary key)');
    await database.query('create table full_of_dead (n int primary key)');
    await database.query('insert into small select generate_series(1, 1050)');
    await database.query('insert into full_of_dead select generate_series(1, 1601)');
    await database.query('delete from small');
    await database.query('insert into small select generate_series(1, 300)');
  });
  afterAll(() => database.close());

  /** Vacuum counts per table; the statistics are flushed first. */
  async function vacuumed(): Promise<unknown[]> {
    await database.query('select pg_stat_force_next_flush()');
    await upkeep(database);
    await database.query('select pg_stat_force_next_flush()');
    return database.query('select relname, vacuum_count as times from pg_stat_user_tables order by relname');
  }

  it('runs when dead rows exceed a thousand plus a fifth of the live ones, not before', async () => {
    await database.query('delete from full_of_dead where n <= 1100');
    // Limit: 1,000 + 501 / 5 = 1,100.2 dead rows, so 1,100 stay below; with 500 live rows 1,101 exceed 1,100.
    expect(await vacuumed()).toEqual([
      { relname: 'full_of_dead', times: 0 },
      { relname: 'small', times: 0 },
    ]);
    await database.query('delete from full_of_dead where n = 1101');
    expect(await vacuumed()).toEqual([
      { relname: 'full_of_dead', times: 1 },
      { relname: 'small', times: 0 },
    ]);
  });

  /** Statements sent to a database whose WAL has grown by this many bytes. */
  async function askedAt(bytes: number | null): Promise<string[]> {
    const asked: string[] = [];
    const query = async (text: string) => {
      asked.push(text);
      return text.includes('pg_control_checkpoint') && bytes !== null ? [{ bytes }] : [];
    };
    await upkeep({ query } as unknown as Queries);
    return asked.filter((text) => !text.startsWith('select'));
  }

  it.each([
    [33_554_432, []],
    [33_554_433, ['checkpoint']],
    [null, []],
  ])('checkpoint with a WAL of %s bytes: %j', async (bytes, expected) => {
    expect(await askedAt(bytes)).toEqual(expected);
  });
});
