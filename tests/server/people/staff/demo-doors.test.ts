import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { staffPassword, staffSelf } from '../../../../contract/house/sign-in';
import { STAFF_ROLES, type StaffPerson } from '../../../../domain/house/roles';
import { closeDemoAccounts } from '../../../../server/people/accounts/close-demo-accounts';
import { demoStaffRoutes } from '../../../../server/doors/demo/staff';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { OWN_PASSWORD } from './support/staff';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ extraRoutes: ({ database, clock }) => demoStaffRoutes(database, clock) });
});
afterAll(() => gateway.close());

async function enter(role: string, headers: Record<string, string> = {}) {
  const response = await gateway.request(`/__demo/staff/${role}`, { method: 'POST', headers });
  return { status: response.status, cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
}
const self = (cookie: string) => gateway.post<{ person: StaffPerson } | null>(staffSelf.path, {}, { cookie });

describe('demo sign-in of the desk', () => {
  it.each([...STAFF_ROLES, 'pricing-second'])('signs in as %s, repeatedly', async (role) => {
    for (const turn of [1, 2]) {
      const { status, cookie } = await enter(role);
      expect([turn, status]).toEqual([turn, 303]);
      expect((await self(cookie)).data?.person.roles).toEqual([role.replace('-second', '')]);
    }
  });

  it('is refused from other sites, and its accounts at the real sign-in', async () => {
    for (const from of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ])
      expect((await enter('reviewer', from)).status, JSON.stringify(from)).toBe(403);
    expect((await enter('reviewer', { 'sec-fetch-site': 'same-origin' })).status).toBe(303);
    const page = await gateway.request('/__demo/staff');
    expect(page.headers.get('referrer-policy'), 'its forms name their origin').toBe('same-origin');
    const reply = await gateway.post(
      staffPassword.path,
      { login: 'demo:reviewer', password: OWN_PASSWORD },
      { cookie: '' },
    );
    expect(reply.status).toBe(400);
  });

  it('does not exist in production, which ends demo sessions', async () => {
    const { cookie } = await enter('officer');
    await closeDemoAccounts(gateway.database, gateway.identity.passwords);
    expect((await self(cookie)).data).toBeNull();
    const production = await openTestGateway();
    for (const path of ['/__demo/staff', ...[...STAFF_ROLES, 'pricing-second'].map((role) => `/__demo/staff/${role}`)])
      expect((await production.request(path, { method: path.endsWith('staff') ? 'GET' : 'POST' })).status).toBe(404);
    await production.close();
  });
});
