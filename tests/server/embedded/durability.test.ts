/** @module-tag long */
import { existsSync, readdirSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type EmbeddedDatabase, openEmbedded } from '../../../server/base/database/embedded';
import { folderOf } from '../support/folder';

describe('embedded database on disk', () => {
  const folder = folderOf();
  let database: EmbeddedDatabase;
  beforeAll(async () => {
    database = await openEmbedded(folder.path);
    await database.query('create table acknowledged (n int primary key)');
  });
  afterAll(async () => {
    await database.close();
    folder.remove();
  });

  it('is created as a whole, without a draft folder left', () => {
    expect(readdirSync(folder.path).toSorted()).toEqual(['ballast', 'gateway.lock', 'postgres']);
  });

  it('runs with fsync on', async () => {
    expect(await database.query('show fsync')).toEqual([{ fsync: 'on' }]);
    expect(await database.query('show full_page_writes')).toEqual([{ full_page_writes: 'on' }]);
  });

  it('syncs once per commit', async () => {
    const before = database.syncs();
    for (let n = 1; n <= 20; n += 1) await database.query('insert into acknowledged values ($1)', [n]);
    expect(database.syncs() - before).toBe(20);
  });

  it('syncs once for a transaction of many writes, and never for reads', async () => {
    const before = database.syncs();
    await database.tx(async (inside) => {
      for (let n = 100; n < 120; n += 1) await inside.query('insert into acknowledged values ($1)', [n]);
    });
    await database.query('select * from acknowledged');
    expect(database.syncs() - before).toBe(1);
  });

  it('keeps its rows after close and reopen, and releases its lock between', async () => {
    await database.close();
    expect(existsSync(folder.at('gateway.lock'))).toBe(false);
    database = await openEmbedded(folder.path);
    expect(await database.query('select count(*) as kept from acknowledged')).toEqual([{ kept: 40 }]);
  });

  it('starts again when the first start was killed half-way', async () => {
    const half = folderOf({ 'postgres.draft/PG_VERSION': '18', 'postgres.draft/base/1/1': 'torn' });
    const reborn = await openEmbedded(half.path);
    expect(await reborn.query('select 1 as one')).toEqual([{ one: 1 }]);
    await reborn.close();
    expect(readdirSync(half.path).toSorted()).toEqual(['ballast', 'postgres']);
    half.remove();
  });
});
