/** @module-tag long */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { loginByPassword } from '../../../contract/people/auth';
import { newsPage } from '../../../contract/content/cms';
import { NoRoom, openEmbedded } from '../../../server/base/database/embedded';
import { DatabaseUnavailable } from '../../../server/base/database/unavailable';
import { folderOf } from '../support/folder';
import { readyAt, runGateway } from '../support/process';

const MEGABYTE = 1024 * 1024;
const WRITE = `insert into t select string_agg(md5(random()::text), '') from generate_series(1, 2000)`;

describe('small volume', { timeout: 600_000 }, () => {
  const folder = folderOf();
  const volume = folder.at('volume');
  const mount = (megabytes: number) =>
    spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', volume]).status === 0;
  /** Fills the volume with a file outside the database. */
  function fill(): void {
    const { bavail, bsize } = statfsSync(volume);
    writeFileSync(`${volume}/other`, Buffer.alloc(bavail * bsize, 'x'));
  }
  beforeEach(() => void mkdirSync(volume, { recursive: true }));
  afterEach(() => void spawnSync('umount', ['-l', volume]));

  it('embedded database rejects writes when it is full, still reads, and recovers by itself', async (context) => {
    if (!mount(110)) return context.skip('only root may mount a volume');
    const database = await openEmbedded(`${volume}/data`);
    await database.query('create table t (body text)');
    const { bavail, bsize } = statfsSync(volume);
    writeFileSync(`${volume}/other`, Buffer.alloc(bavail * bsize - 4 * MEGABYTE, 'x'));
    const write = () =>
      database.query(WRITE).then(
        () => 'done',
        (error: unknown) => error,
      );
    let last: unknown = 'done';
    let rows = 0;
    for (; last === 'done'; rows += 1) last = await write();
    expect(last).toBeInstanceOf(DatabaseUnavailable);
    expect(await write()).toMatchObject({ lack: 'full' });
    expect(await database.query('select count(*) as count from t')).toEqual([{ count: rows - 1 }]);
    rmSync(`${volume}/other`);
    await expect.poll(write).toBe('done');
    expect(existsSync(`${volume}/data/ballast`)).toBe(true);
    await database.close();
    return rmSync(`${volume}/data`, { recursive: true });
  });

  it.for([40, 58])('with %d MB is refused at the start as too small', async (megabytes, context) => {
    if (!mount(megabytes)) return context.skip('only root may mount a volume');
    await expect(openEmbedded(`${volume}/data`)).rejects.toBeInstanceOf(NoRoom);
    return expect(existsSync(`${volume}/data/gateway.lock`)).toBe(false);
  });

  it.for([80, 110])(
    'with %d MB makes the gateway answer 503, serve pages, recover and stop on request',
    async (megabytes, context) => {
      if (!mount(megabytes)) return context.skip('only root may mount a volume');
      const gateway = runGateway(`${volume}/data`);
      const url = await readyAt(gateway);
      const headers = { 'content-type': 'application/json', appCode: 'echem' };
      const body = JSON.stringify({ userName: '13900009999', password: 'a'.repeat(64) });
      const write = async () => (await fetch(url + loginByPassword.path, { method: 'POST', headers, body })).status;
      fill();
      expect([await write(), await write(), await write()]).toEqual([503, 503, 503]);
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      expect((await fetch(`${url}${newsPage.path}?current=1&size=5`)).status).toBe(200);
      rmSync(`${volume}/other`);
      await expect.poll(write).toBe(200);
      fill();
      gateway.child.kill('SIGTERM');
      return expect(await gateway.exit()).toBe(0);
    },
  );
});
