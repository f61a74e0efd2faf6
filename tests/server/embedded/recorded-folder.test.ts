import { afterAll, beforeAll, expect, it } from 'vitest';

import { openEmbedded } from '../../../server/database/embedded';
import { openDatabase } from '../../../server/open-database';
import { readSettings } from '../../../server/settings';
import { layDown, recorded } from '../../support/recorded/database';
import { ordersIn } from '../recorded/orders-of';
import { folderOf } from '../support/folder';
import { openTestGateway, type TestGateway } from '../support/gateway';

const folder = folderOf();
let gateway: TestGateway;
beforeAll(async () => {
  const before = await openEmbedded(folder.at('data'));
  await layDown(before);
  await before.close();
  const database = await openDatabase(readSettings({ DATA_DIR: folder.at('data') }), () => {});
  const at = Date.parse(recorded.at);
  gateway = await openTestGateway({ database, clock: { now: () => at } });
});
afterAll(async () => {
  await gateway.close();
  folder.remove();
});

it('a data folder of the release before opens, and every order in it reads', async () => {
  expect(await ordersIn(gateway)).toHaveLength(recorded.rows['orders']?.length ?? 0);
});
