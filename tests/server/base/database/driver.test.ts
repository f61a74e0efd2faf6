import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Database } from '../../../../server/base/database/database';
import { emptyDatabase } from '../../support/engine';

describe('database driver', () => {
  let database: Database;
  beforeAll(async () => {
    database = await emptyDatabase();
    await database.query(
      'create table notes (id text primary key, body text not null, worth int8, day date, made timestamptz)',
    );
  });
  afterAll(() => database.close());

  const add = (id: string, body = 'x') => database.query('insert into notes (id, body) values ($1, $2)', [id, body]);

  it('reads every column type alike on both engines', async () => {
    const [row] = await database.query(
      `select 9007199254740991::int8 as big, count(*) as counted, date '2026-02-28' as day, 12.50::numeric as money,
         $1::timestamptz as at, $2::jsonb as json, array[1, 2] as list, true as yes, null as nothing
       from (values (1), (2)) as two(n)`,
      [new Date('2026-03-02T04:00:00.123Z'), JSON.stringify({ a: [1, null] })],
    );
    expect(row).toEqual({
      big: Number.MAX_SAFE_INTEGER,
      counted: 2,
      day: '2026-02-28',
      money: '12.50',
      at: new Date('2026-03-02T04:00:00.123Z'),
      json: { a: [1, null] },
      list: [1, 2],
      yes: true,
      nothing: null,
    });
  });

  it('takes arrays and bytes as parameters', async () => {
    const bytes = new Uint8Array([0, 1, 254, 255]);
    const [row] = await database.query<{ bytes: Uint8Array; found: number }>(
      'select $1::bytea as bytes, (select count(*) from unnest($2::text[]) as t where t = any($3)) as found',
      [bytes, ['a', 'b', 'c,"d'], ['b', 'c,"d']],
    );
    expect([...(row?.bytes ?? [])]).toEqual([...bytes]);
    expect(row?.found).toBe(2);
  });

  it('commits a transaction as a whole and rolls back all of it when it throws', async () => {
    const [kept, undone] = [randomUUID(), randomUUID()];
    await database.tx((inside) => inside.query('insert into notes (id, body) values ($1, $2)', [kept, 'kept']));
    const broken = database.tx(async (inside) => {
      await inside.query('insert into notes (id, body) values ($1, $2)', [undone, 'undone']);
      throw new Error('changed my mind');
    });
    await expect(broken).rejects.toThrow('changed my mind');
    expect(await database.query('select id from notes where id = any($1)', [[kept, undone]])).toEqual([{ id: kept }]);
  });

  it('reports a constraint violation by its SQLSTATE and stays usable', async () => {
    const id = randomUUID();
    await add(id);
    await expect(add(id)).rejects.toMatchObject({ code: '23505' });
    expect(await database.query('select body from notes where id = $1', [id])).toEqual([{ body: 'x' }]);
  });

  it('retries a transaction after a serialization failure or a deadlock', async () => {
    let tries = 0;
    const answer = await database.tx(async (inside) => {
      tries += 1;
      if (tries < 3) throw Object.assign(new Error('could not serialize'), { code: tries === 1 ? '40001' : '40P01' });
      return inside.query('select 1 as one');
    });
    expect([tries, answer]).toEqual([3, [{ one: 1 }]]);
  });

  it('gives up after six tries when every try ends in a deadlock', async () => {
    let tries = 0;
    const lost = database.tx(() => {
      tries += 1;
      return Promise.reject(Object.assign(new Error('deadlock detected'), { code: '40P01' }));
    });
    await expect(lost).rejects.toThrow('deadlock');
    expect(tries).toBe(6);
  });
});
