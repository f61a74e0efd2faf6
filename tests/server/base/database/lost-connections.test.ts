import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';

import type { Database, Queries } from '../../../../server/base/database/database';
import { DatabaseUnavailable } from '../../../../server/base/database/unavailable';
import { emptyDatabase } from '../../support/engine';

const ROUNDS = 20;

/** Without an error listener on the connection the process ends, which fails the whole runner. */
describe('lost database connection', () => {
  let database: Database;
  /** Separate connections, because the tests hold all connections of `database`. */
  let killer: Database;
  beforeAll(async () => {
    database = await emptyDatabase();
    killer = await emptyDatabase();
  });
  beforeEach((context) => context.skip(!inject('postgresUrl'), 'an embedded database has no connections to lose'));
  afterAll(async () => {
    await killer.close();
    await database.close();
  });

  const cut = async (inside: Queries): Promise<number> => {
    const [own] = await inside.query<{ pid: number }>('select pg_backend_pid() as pid');
    await killer.query('select pg_terminate_backend($1)', [own?.pid ?? 0]);
    return own?.pid ?? 0;
  };
  const isThere = (pid: number) => killer.query('select 1 as one from pg_stat_activity where pid = $1', [pid]);
  const lost = { name: 'DatabaseUnavailable', lack: 'away' };

  it('fails only that transaction when it is lost between two queries', async () => {
    await database.query('create table kept (id int)');
    const work = database.tx(async (inside) => {
      await inside.query('insert into kept values (1)');
      const pid = await cut(inside);
      await expect.poll(() => isThere(pid)).toEqual([]);
      await inside.query('insert into kept values (2)');
    });
    await expect(work).rejects.toMatchObject(lost);
    expect(await database.query('select count(*) as count from kept')).toEqual([{ count: 0 }]);
  });

  it('fails only that query when it is lost within it', async () => {
    const asked = database.query(`select pg_terminate_backend(pg_backend_pid()), pg_sleep(1)`);
    await expect(asked).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it(`is replaced, ${ROUNDS} times over, while others work`, async () => {
    const work = Array.from({ length: ROUNDS }, (_, round) =>
      database
        .tx(async (inside) => {
          if (round % 2 === 0) await cut(inside);
          return inside.query('select 1 as one');
        })
        .then(
          () => 'done',
          (error: unknown) => (error instanceof DatabaseUnavailable ? error.lack : String(error)),
        ),
    );
    const endings = await Promise.all(work);
    expect(endings.filter((ending) => ending === 'away')).toHaveLength(ROUNDS / 2);
    expect(endings.filter((ending) => ending === 'done')).toHaveLength(ROUNDS / 2);
  });

  it('keeps the connection when the server only rejects a query', async () => {
    const pid = async () => (await database.query<{ pid: number }>('select pg_backend_pid() as pid'))[0]?.pid;
    const before = await pid();
    await expect(database.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' });
    expect(await pid()).toBe(before);
  });
});
