import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ReplyOf } from '../../../../contract/wire/endpoint';
import { CODES } from '../../../../contract/wire/envelope';
import { changePassword, userInfo } from '../../../../contract/people/user';
import { SPECIAL_ENTERPRISE_CODE } from '../../../../domain/people/enterprise';
import { closeDemoAccounts } from '../../../../server/people/accounts/close-demo-accounts';
import { type DemoAccount, seedDemoAccounts } from '../../../../server/doors/demo/accounts';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { DEMO, demoToken } from './support/demo';
import { bearing, isSignedIn, logIn, newPerson, sent } from './support/person';

let gateway: TestGateway;
let accounts: DemoAccount[];

const seed = () => seedDemoAccounts(gateway.database, gateway.clock, gateway.identity.passwords);

beforeAll(async () => {
  gateway = await openTestGateway();
  accounts = await seed();
});
afterAll(() => gateway.close());

const infoOf = async (phone: string) => {
  const token = await demoToken(gateway, phone);
  return (await gateway.post<ReplyOf<typeof userInfo>>(userInfo.path, {}, bearing(token))).data;
};

describe('demo accounts', () => {
  it('accept their printed password', async () => {
    expect(accounts.map(({ phone }) => phone)).toEqual(Object.values(DEMO));
    for (const { phone, password } of accounts) {
      expect((await logIn(gateway, { phone, password: sent(password) })).code).toBe(CODES.success);
    }
  });

  it('cover an individual, an unverified, a verified, an order and a special enterprise', async () => {
    const [person, unverified, verified, wholeVehicle, special] = await Promise.all(Object.values(DEMO).map(infoOf));
    expect(person).toMatchObject({ roles: ['person'], enterpriseResp: null, mmInfo: [] });
    expect(unverified?.enterpriseResp?.serviceOpenAuditStatus).toBe('NONE');
    expect(verified?.enterpriseResp?.serviceOpenAuditStatus).toBe('PASS');
    expect(verified?.mmInfo).toEqual([]);
    expect(wholeVehicle?.enterpriseResp?.serviceOpenAuditStatus).toBe('PASS');
    expect(special?.enterpriseResp?.mcpCode).toBe(SPECIAL_ENTERPRISE_CODE);
  });

  it('are created once for repeated and parallel starts, and keep later changes', async () => {
    const token = await demoToken(gateway, DEMO.person);
    const own = sent('my own password');
    const oldPassword = sent(accounts[0]?.password ?? '');
    await gateway.post(changePassword.path, { oldPassword, newPassword: own }, bearing(token));
    await Promise.all([seed(), seed()]);
    expect((await logIn(gateway, { phone: DEMO.person, password: own })).code).toBe(CODES.success);
    const [counted] = await gateway.database.query('select count(*) as users from users');
    expect(counted).toEqual({ users: 5 });
  });

  it('are closed in production, while other accounts stay', async () => {
    const ours = await newPerson(gateway);
    const token = await demoToken(gateway, DEMO.verified);
    await closeDemoAccounts(gateway.database, gateway.identity.passwords);
    gateway.identity.sessions.forget(() => true);
    expect(await isSignedIn(gateway, token)).toBe(false);
    expect(await isSignedIn(gateway, ours.token)).toBe(true);
    for (const { phone, password } of accounts) {
      expect((await logIn(gateway, { phone, password: sent(password) })).code).toBe(CODES.loginRefused);
    }
  });
});
