import { describe, expect, it } from 'vitest';

import type { Ballast } from '../../../../server/base/database/ballast';
import type { Database } from '../../../../server/base/database/database';
import { isRead, mindingRoom } from '../../../../server/base/database/embedded';

const FULL = { name: 'DatabaseUnavailable', lack: 'full' };

/** Database that records its queries, and a disk with switchable free space. */
function world() {
  const reached: string[] = [];
  const disk = { isLaid: false, hasRoom: false, looks: 0, at: 0, fault: undefined as Error | undefined };
  const query = (sql: string) => {
    if (disk.fault) return Promise.reject(disk.fault);
    reached.push(sql);
    return Promise.resolve([]);
  };
  const bare: Database = { query, tx: (work) => work({ query }), close: () => Promise.resolve() };
  const ballast: Ballast = {
    isLaid: () => disk.isLaid,
    lay: () => {
      disk.looks += 1;
      return (disk.isLaid = disk.hasRoom);
    },
    drop: () => false,
    room: () => 0,
  };
  return { reached, disk, database: mindingRoom(bare, ballast, () => disk.at) };
}

describe('database with a full disk', () => {
  it('allows reads and rejects a write before it starts', async () => {
    const { database, reached } = world();
    await database.query('select 1');
    await expect(database.query('insert into a values (1)')).rejects.toMatchObject(FULL);
    await expect(
      database.tx(async (inside) => {
        await inside.query('select 2');
        await inside.query('update a set b = 1');
      }),
    ).rejects.toMatchObject(FULL);
    expect(reached).toEqual(['select 1', 'select 2']);
  });

  it('checks for free space once a second and writes again once there is some', async () => {
    const { database, disk, reached } = world();
    const write = () =>
      database.query('insert into a values (1)').then(
        () => 'done',
        () => 'refused',
      );
    expect([await write(), await write(), disk.looks]).toEqual(['refused', 'refused', 1]);
    disk.hasRoom = true;
    expect(await write()).toBe('refused');
    disk.at = 1_000;
    expect([await write(), await write(), disk.looks]).toEqual(['done', 'done', 2]);
    expect(reached).toHaveLength(2);
  });

  it('treats SQLSTATE 53100 of PostgreSQL as the same full disk', async () => {
    const { database, disk } = world();
    disk.isLaid = true;
    disk.fault = Object.assign(new Error('could not extend file'), { code: '53100' });
    await expect(database.query('insert into a values (1)')).rejects.toMatchObject(FULL);
  });

  it.each([
    ['select a from b', true],
    ['  with c as (select 1) select * from c', true],
    [`set local lock_timeout = '2s'`, true],
    ['select a from b for update', false],
    ['select a from b for key share', false],
    ['select a from b for update skip locked', false],
    ['with gone as (delete from a returning b) select * from gone', false],
    ['insert into a select * from b', false],
    ['update a set b = 1', false],
    ['create table a (b int)', false],
    ['checkpoint', false],
  ])('classifies %j as a read: %s', (sql, read) => {
    expect(isRead(sql)).toBe(read);
  });
});
