/** @module-tag long */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';

import { afterAll, describe, expect, it } from 'vitest';

import { loginByPassword } from '../../../contract/people/auth';
import { uploadFile } from '../../../contract/papers/files';
import { ensurePostgres } from '../../../scripts/ensure-postgres.mjs';
import { compareTables } from '../../../server/doors/backup/prove';
import { tableNames } from '../../../server/doors/backup/tables';
import type { Database } from '../../../server/base/database/database';
import { openEmbedded } from '../../../server/base/database/embedded';
import { openPostgres } from '../../../server/base/database/postgres';
import { DEMO_PASSWORD } from '../../../server/doors/demo/people';
import { DEMO } from '../people/identity/support/demo';
import { sent } from '../people/identity/support/person';
import { firstNow } from '../../support/long';
import { folderOf } from '../support/folder';
import { readyAt, runGateway } from '../support/process';

const ENGINES = ['embedded', 'postgres'] as const;
const PAPER = Buffer.concat([Buffer.from('%PDF-1.4 '), randomBytes(300_000)]);

type Installation = { dataDir: string; env: Record<string, string>; open: () => Promise<Database> };
const folder = folderOf();
let asked: ReturnType<typeof ensurePostgres> | null = null;
const server = () => (asked ??= ensurePostgres());
afterAll(async () => {
  await (await asked)?.stop();
  folder.remove();
});

async function installation(engine: (typeof ENGINES)[number], name: string): Promise<Installation> {
  const dataDir = folder.at(`${engine}-${name}`);
  if (engine === 'embedded') return { dataDir, env: {}, open: () => openEmbedded(dataDir) };
  const address = new URL((await server())?.url ?? '');
  const maker = openPostgres(address.href, () => undefined);
  const schema = `r_${randomBytes(6).toString('hex')}`;
  await maker.query(`create schema ${schema}`);
  await maker.close();
  address.searchParams.set('options', `-c search_path=${schema}`);
  const env = { DATABASE_URL: address.href };
  return { dataDir, env, open: async () => openPostgres(address.href, () => undefined) };
}

const command = async ({ dataDir, env }: Installation, ...words: string[]) => {
  const program = runGateway(dataDir, env, words);
  expect(await program.exit(), program.err()).toBe(0);
};
const compare = async ({ open }: Installation, backup: string) => {
  const database = await open();
  try {
    return await compareTables(database, backup, await tableNames(database));
  } finally {
    await database.close();
  }
};

/** Signs in a demo account over HTTP. */
async function signIn(url: string) {
  const headers = { 'content-type': 'application/json', appCode: 'echem' };
  const body = JSON.stringify({ userName: DEMO.verified, password: sent(DEMO_PASSWORD) });
  const answer = await fetch(url + loginByPassword.path, { method: 'POST', headers, body });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

async function upload(url: string, authorization: string): Promise<string> {
  const body = new FormData();
  body.append('docType', 'SDS_CN');
  body.append('file', new File([PAPER], 'sds.pdf'));
  const headers = { appCode: 'echem', authorization };
  const answer = await fetch(url + uploadFile.path, { method: 'POST', headers, body });
  return ((await answer.json()) as { data: { fileId: string } }).data.fileId;
}

const get = async (url: string, path: string, authorization: string) =>
  Buffer.from(await (await fetch(url + path, { headers: { authorization, appCode: 'echem' } })).arrayBuffer());

const ORDERS = '/api-puds/order/list?current=1';

firstNow(describe)(ENGINES)('an installation on %s that is killed at work', (engine) => {
  it('installation is backed up and restored elsewhere with identical rows and files', async (context) => {
    if (engine === 'postgres' && !(await server())) return context.skip('PostgreSQL: none');
    const [from, to] = [await installation(engine, 'from'), await installation(engine, 'to')];
    const gateway = runGateway(from.dataDir, from.env);
    const url = await readyAt(gateway);
    const token = await signIn(url);
    const fileId = await upload(url, token);
    const orders = (await get(url, ORDERS, token)).toString();
    void Promise.allSettled([upload(url, token), upload(url, token), signIn(url)]);
    gateway.child.kill('SIGKILL');
    await gateway.exit();

    const backup = folder.at(`${engine}-backup`);
    await command(from, 'backup', backup, '--prove');
    await command(to, 'restore', backup);
    for (const { table, saved, restored } of await compare(to, backup)) expect(restored, table).toEqual(saved);
    expect(existsSync(`${backup}.proof`)).toBe(false);

    const restored = runGateway(to.dataDir, to.env);
    const there = await readyAt(restored);
    expect((await get(there, ORDERS, token)).toString()).toBe(orders);
    expect(JSON.parse(orders).data.total).toBeGreaterThan(3);
    expect((await get(there, `/api-common-oss/file/${fileId}`, token)).equals(PAPER)).toBe(true);
    restored.child.kill('SIGTERM');
    return expect(await restored.exit()).toBe(0);
  });
});
