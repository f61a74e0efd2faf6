import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Endpoint, isForStaff } from '../../../../contract/wire/endpoint';
import { endpoints } from '../../../../contract/gateway/endpoints';
import { STAFF_PATH } from '../../../../contract/house/cookie';
import { STAFF_ROLES, type StaffRole } from '../../../../domain/house/roles';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { colleague } from './support/staff';

let gateway: TestGateway;
const people = new Map<StaffRole, { cookie: string }>();
beforeAll(async () => {
  gateway = await openTestGateway();
  for (const role of STAFF_ROLES) people.set(role, (await colleague(gateway, role)).as);
});
afterAll(() => gateway.close());

const table: [string, Endpoint][] = Object.entries(endpoints);
const ofHouse = table.filter(([, { access }]) => isForStaff(access));

const ask = ({ method, path }: Endpoint, headers: Record<string, string>) => {
  const address = path.replaceAll(/:\w+/g, 'FC000000000000');
  return method === 'GET' ? gateway.get(address, { appCode: 'echem', ...headers }) : gateway.post(address, {}, headers);
};

describe('desk endpoint', () => {
  it('lies under the cookie path, except sign-in and self', () => {
    const beside = table.filter(([, { access, path }]) => isForStaff(access) !== path.startsWith(`${STAFF_PATH}/`));
    const open = beside.filter(([, { path }]) => !path.startsWith(`${STAFF_PATH}/sign-in/`)).map(([name]) => name);
    expect(open).toEqual(['staffSelf']);
  });

  it.each(ofHouse)('%s allows its roles only', async (_, one) => {
    expect((await ask(one, { cookie: '' })).status).toBe(401);
    expect((await ask(one, { cookie: `staff=${'x'.repeat(43)}` })).status).toBe(401);
    for (const [role, as] of people) {
      if (one.path.endsWith('/sign-out')) continue;
      const isAllowed = isForStaff(one.access) && one.access.includes(role);
      const { status } = await ask(one, as);
      expect(status === 401 || status === 403, `${role}: ${status}`).toBe(!isAllowed);
    }
  });
});
