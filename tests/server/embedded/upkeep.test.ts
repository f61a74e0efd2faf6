/** @module-tag long */
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Database, Queries } from '../../../server/base/database/database';
import { PARSERS, pgliteDriver, upkeep } from '../../../server/base/database/embedded';

describe('an embedded database that has nobody to tidy up after it', () => {
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

  /** How often each table was tidied; what a statement left behind is counted a moment after it. */
  async function vacuumed(): Promise<unknown[]> {
    await database.query('select pg_stat_force_next_flush()');
    await upkeep(database);
    await database.query('select pg_stat_force_next_flush()');
    return database.query('select relname, vacuum_count as times from pg_stat_user_tables order by relname');
  }

  it('leaves a table alone that has a thousand dead rows and one for each five of its living, and tidies it at one more', async () => {
    await database.query('delete from full_of_dead where n <= 1100');
    // 1,100 dead beside 501 alive are 0.2 below what is tidied; 1,101 beside 500 are one above.
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

  /** What is asked of a database that says its log has grown by so many bytes. */
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
  ])('writes a log of %s bytes down: %j', async (bytes, expected) => {
    expect(await askedAt(bytes)).toEqual(expected);
  });
});
