/** @module-tag long */
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { EXIT } from '../../../server/base/exit-codes';
import { folderOf } from '../support/folder';
import { type Program, readyAt, runGateway } from '../support/process';

const CHINESE = /\p{Script=Han}/u;

const folder = folderOf({ 'a-file': 'not a folder' });
afterAll(() => folder.remove());

const PRODUCTION = {
  GATEWAY_MODE: 'production',
  TRUSTED_PROXIES: '0',
  SITE_ORIGIN: 'https://www.chemlane.example',
  SMS_PROVIDER: 'webhook',
  SMS_WEBHOOK_URL: 'http://127.0.0.1:9/sms',
  SMS_WEBHOOK_SECRET: 's'.repeat(32),
};
/** A production build embeds an empty `HOUSE_CONTACT`. */
const WITHOUT_CONTACT = '--import=data:text/javascript,globalThis.HOUSE_CONTACT={}';

describe('gateway process next to a running one', () => {
  let gateway: Program;
  let url = '';
  beforeAll(async () => {
    gateway = runGateway(folder.at('data'), { GATEWAY_TEST: '1' });
    url = await readyAt(gateway);
  });
  afterAll(async () => {
    gateway.child.kill('SIGKILL');
    await gateway.exit();
  });

  async function failing(dataDir: string, env: Record<string, string> = {}) {
    const program = runGateway(dataDir, env);
    const code = await program.exit();
    const sentence = program.err().trim();
    expect(sentence).toMatch(CHINESE);
    return { code, sentence, lines: sentence.split('\n').length };
  }

  it('prints its URL, the SMS outbox and the API docs', async () => {
    await expect.poll(() => gateway.out()).toContain(`${url}/api/docs`);
    expect(gateway.out()).toContain(`${url}/__demo/outbox`);
  });

  it('exits with 75 for a data directory in use, before touching a file', async () => {
    const before = readdirSync(folder.at('data'));
    const { code, sentence, lines } = await failing(folder.at('data'));
    expect([code, lines, sentence.includes(String(gateway.child.pid))]).toEqual([EXIT.locked, 1, true]);
    expect(readdirSync(folder.at('data'))).toEqual(before);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  it('reports a folder that is not writable', async () => {
    expect((await failing(folder.at('a-file/data'))).code).toBe(EXIT.cannotCreate);
  });

  it('reports a taken port and releases the data directory', async () => {
    const { code, sentence, lines } = await failing(folder.at('other'), { PORT: new URL(url).port });
    expect([code, lines, sentence.includes(new URL(url).port)]).toEqual([EXIT.address, 1, true]);
    expect(readdirSync(folder.at('other')).toSorted()).toEqual(['ballast', 'files', 'house.key', 'postgres']);
  });

  it('reports an unreachable database without its password', async () => {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as AddressInfo;
    probe.close();
    const { code, sentence, lines } = await failing(folder.at('none'), {
      DATABASE_URL: `postgres://me:hunter2@127.0.0.1:${port}/x`,
    });
    expect([code, lines, sentence.includes('hunter2')]).toEqual([EXIT.unavailable, 1, false]);
  });

  it('reports all faults of the settings at once, one per line', async () => {
    const { code, sentence, lines } = await failing(folder.at('none'), { GATEWAY_MODE: 'production' });
    expect([code, lines]).toEqual([EXIT.settings, 3]);
    for (const name of ['SMS_PROVIDER', 'TRUSTED_PROXIES', 'SITE_ORIGIN']) expect(sentence).toContain(name);
  });

  it('refuses to start production with demo company data', async () => {
    const { code, sentence, lines } = await failing(folder.at('none'), PRODUCTION);
    expect([code, lines]).toEqual([EXIT.settings, 1]);
    expect(sentence).toContain('GATEWAY_MODE=production');
  });
});

describe('production process', () => {
  it('serves no demo routes', async () => {
    const production = runGateway(folder.at('production'), { ...PRODUCTION, NODE_OPTIONS: WITHOUT_CONTACT });
    const home = await readyAt(production);
    const doors = [
      '/__demo/outbox',
      '/__demo/outbox.json',
      '/api/docs',
      '/__test/sms?phone=13800138000',
      '/__test/clock',
      '/__test/prices',
    ];
    const answers = await Promise.all(doors.map(async (door) => (await fetch(home + door)).status));
    production.child.kill('SIGTERM');
    expect([answers, await production.exit()]).toEqual([doors.map(() => 404), EXIT.done]);
    expect(production.out()).not.toContain('__demo');
  });
});
