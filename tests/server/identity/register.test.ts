import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { register } from '../../../contract/auth';
import { CODES } from '../../../contract/envelope';
import { AGREEMENT_VERSION } from '../../../domain/people/credentials';
import { freshPhone, openTestGateway, type TestGateway } from '../support/gateway';
import { codeFor, type Entered, isSignedIn, logIn, newPerson, otherThan, registration } from './support/person';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const ask = (body: object) => gateway.post<Entered>(register.path, body);

async function withCode() {
  const phone = freshPhone();
  return { phone, code: await codeFor(gateway, phone, 'user_sign') };
}

const accountsOf = (phone: string) => gateway.database.query('select id from users where phone = $1', [phone]);

describe('registering', () => {
  it('opens an account and a session, and the password works from then on', async () => {
    const { phone, code } = await withCode();
    const { data, headers } = await ask(registration(phone, code));
    expect(await isSignedIn(gateway, data.token)).toBe(true);
    expect(headers.getSetCookie()[0]).toContain(data.token);
    expect((await logIn(gateway, { phone })).data.userName).toBe(data.userName);
  });

  it('keeps what was agreed to: the document, its version, when and where', async () => {
    const { phone, code } = await withCode();
    const agreedAt = new Date(gateway.clock.now());
    await ask(registration(phone, code));
    const kept = await gateway.database.query(
      `select document, version, flow, agreed_at as "agreedAt" from consents c join users u on u.id = c.user_id
       where u.phone = $1`,
      [phone],
    );
    expect(kept).toEqual([{ document: 'user-agreement', version: '2020-07-14', flow: 'register', agreedAt }]);
  });

  it('sends a number that has an account to the login, but only its owner', async () => {
    const { phone } = await newPerson(gateway);
    const code = await codeFor(gateway, phone, 'user_sign');
    expect((await ask(registration(phone, otherThan(code)))).code).toBe(CODES.codeRefused);
    const refusal = await ask(registration(phone, code, 'f'.repeat(64)));
    expect([refusal.code, refusal.message]).toEqual(['10003004', '该手机号已注册，请直接登录']);
    expect((await logIn(gateway, { phone })).code).toBe(CODES.success);
  });

  it('refuses a wrong code, and one that was sent for signing in, without an account being made', async () => {
    const { phone, code } = await withCode();
    const other = freshPhone();
    const forLogin = await codeFor(gateway, other, 'user_login');
    expect((await ask(registration(phone, otherThan(code)))).code).toBe('10003002');
    expect((await ask(registration(other, forLogin))).code).toBe('10003002');
    expect([...(await accountsOf(phone)), ...(await accountsOf(other))]).toEqual([]);
  });

  it('makes one account of eight right registrations at once', async () => {
    const { phone, code } = await withCode();
    const replies = await Promise.all(Array.from({ length: 8 }, () => ask(registration(phone, code))));
    expect(replies.filter((reply) => reply.code === CODES.success)).toHaveLength(1);
    expect(await accountsOf(phone)).toHaveLength(1);
  });

  it.each([
    ['an older agreement', { agreementVersion: '2019-01-01' }],
    ['no agreement', { agreementVersion: undefined }],
    ['another source', { userSource: 'elsewhere' }],
    ['a bare password', { password: 'secret' }],
    ['a number that is none', { phone: '10000000000' }],
  ])('refuses %s before it looks at the code', async (_, odd) => {
    const { phone, code } = await withCode();
    expect((await ask({ ...registration(phone, code), ...odd })).status).toBe(400);
    expect((await ask(registration(phone, code))).code).toBe(CODES.success);
  });

  it('takes nothing else from the body', async () => {
    const { phone, code } = await withCode();
    const grasping = { roles: ['admin'], id: 'mine', enterpriseId: 'theirs', name: 'root' };
    await ask({ ...registration(phone, code), ...grasping, agreementVersion: AGREEMENT_VERSION });
    const kept = await gateway.database.query('select roles, enterprise_id, name from users where phone = $1', [phone]);
    expect(kept).toEqual([{ roles: ['person'], enterprise_id: null, name: `用户${phone.slice(-4)}` }]);
  });
});
