/** @module-tag long */
import { readdirSync } from 'node:fs';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { openEmbedded } from '../../../server/base/database/embedded';
import { openFiles } from '../../../server/people/files/open-files';
import { openDatabase } from '../../../server/doors/settings/open-database';
import { readSettings } from '../../../server/doors/settings/settings';
import { layDown, recorded } from '../../support/recorded/database';
import { demoToken } from '../people/identity/support/demo';
import { bearing } from '../people/identity/support/person';
import { ordersIn } from '../recorded/orders-of';
import { folderOf } from '../support/folder';
import { openTestGateway, type TestGateway } from '../support/gateway';

const folder = folderOf();
let gateway: TestGateway;
beforeAll(async () => {
  const before = await openEmbedded(folder.at('data'));
  await layDown(before);
  await before.close();
  const settings = readSettings({ DATA_DIR: folder.at('data') });
  const database = await openDatabase(settings, () => {});
  const at = Date.parse(recorded.at);
  const clock = { now: () => at };
  const files = await openFiles(settings.files, { database, dataDir: folder.at('data'), clock, log: () => {} });
  gateway = await openTestGateway({ database, clock, files });
});
afterAll(async () => {
  await gateway.close();
  folder.remove();
});

it('data folder of the previous release opens with every order readable', async () => {
  expect(await ordersIn(gateway)).toHaveLength(recorded.rows['orders']?.length ?? 0);
});

type Paper = { file_id: string; user_id: string; content: string };

it('file stored in the database by the previous release is served unchanged from the file store', async () => {
  const [paper] = recorded.rows['files'] as Paper[];
  const owner = (recorded.rows['users'] as { id: string; phone: string }[]).find(({ id }) => id === paper?.user_id);
  const token = await demoToken(gateway, owner?.phone ?? '');
  const answer = await gateway.request(`/api-common-oss/file/${paper?.file_id}`, { headers: bearing(token) });
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer()).toString('hex')).toBe(paper?.content.slice(2));
  expect(readdirSync(folder.at('data/files'), { recursive: true }).map(String)).toEqual(
    expect.arrayContaining([expect.stringContaining(paper?.file_id ?? 'none')]),
  );
});
