import { afterAll, beforeAll, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { houseKey, keyHouse } from '../../../../server/base/house-log/key';
import { staffStore } from '../../../../server/people/staff/store';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { colleague, HALF_MINUTE, seenBy, showCode, ticketOf } from './support/staff';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const { nowOf } = seenBy(() => gateway);

const kept = async (login: string) => {
  const rows = await gateway.database.query<{ secret: string }>(
    'select factor_secret as secret from staff where login = $1',
    [login],
  );
  return rows[0]?.secret ?? '';
};
const isLetIn = async (start: { login: string; factorSecret: string }) => {
  gateway.clock.advance(3 * HALF_MINUTE);
  const { code } = await showCode(gateway, await ticketOf(gateway, start.login), nowOf(start));
  return code === CODES.success;
};

it('factor secret is encrypted in its row, and unusable in another’s', async () => {
  const [one, other] = [await colleague(gateway, 'reviewer'), await colleague(gateway, 'reviewer')];
  expect(await kept(one.start.login)).toMatch(/^v1\.[\w-]{60,}$/);
  expect(await kept(one.start.login)).not.toContain(one.start.factorSecret);
  expect(await isLetIn(one.start)).toBe(true);
  await gateway.database.query('update staff set factor_secret = $2 where login = $1', [
    other.start.login,
    await kept(one.start.login),
  ]);
  expect(await isLetIn({ ...one.start, login: other.start.login }), "another's row").toBe(false);
});

it('factor secret in clear from an older release is encrypted at the next start', async () => {
  const { start } = await colleague(gateway, 'reviewer');
  await gateway.database.query('update staff set factor_secret = $2 where login = $1', [
    start.login,
    start.factorSecret,
  ]);
  expect(await isLetIn(start), 'before').toBe(true);
  expect((await staffStore(gateway.database).sealFactors()).sealed).toBe(1);
  expect([(await kept(start.login)).startsWith('v1.'), await isLetIn(start)]).toEqual([true, true]);
  expect((await staffStore(gateway.database).sealFactors()).sealed).toBe(0);
});

it('factor secret under another key allows no sign-in and is counted as unreadable', async () => {
  const { start } = await colleague(gateway, 'reviewer');
  const own = houseKey();
  const before = (await staffStore(gateway.database).sealFactors()).unreadable;
  try {
    keyHouse(Buffer.from('another key'));
    expect((await staffStore(gateway.database).sealFactors()).unreadable).toBeGreaterThan(before);
    expect(await isLetIn(start)).toBe(false);
  } finally {
    keyHouse(own);
  }
  expect(await isLetIn(start), 'under its own key').toBe(true);
});
