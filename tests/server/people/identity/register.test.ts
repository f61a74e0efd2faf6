import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { register } from '../../../../contract/people/auth';
import { CODES } from '../../../../contract/wire/envelope';
import { dayAt, daysAfter } from '../../../../domain/values/days';
import { userAgreement } from '../../../../server/world/content/legal/user-agreement';
import { createEditions } from '../../../../server/world/content/store';
import { freshPhone, openTestGateway, type TestGateway } from '../../support/gateway';
import { AGREED, codeFor, type Entered, isSignedIn, logIn, newPerson, otherThan, registration } from './support/person';

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

describe('registration', () => {
  it('creates an account and a session, and the password works', async () => {
    const { phone, code } = await withCode();
    const { data, headers } = await ask(registration(phone, code));
    expect(await isSignedIn(gateway, data.token)).toBe(true);
    expect(headers.getSetCookie()[0]).toContain(data.token);
    expect((await logIn(gateway, { phone })).data.userName).toBe(data.userName);
  });

  it('records the accepted documents with version, flow and time', async () => {
    const { phone, code } = await withCode();
    const agreedAt = new Date(gateway.clock.now());
    await ask(registration(phone, code));
    const kept = await gateway.database.query(
      `select document, version, flow, agreed_at as "agreedAt" from consents c join users u on u.id = c.user_id
       where u.phone = $1 order by document desc`,
      [phone],
    );
    expect(kept).toEqual(
      ['user-agreement', 'privacy-notice'].map((document) => {
        return { document, version: '2020-07-14', flow: 'register', agreedAt };
      }),
    );
  });

  it('refuses a registered phone, and reveals so only to its owner', async () => {
    const { phone } = await newPerson(gateway);
    const code = await codeFor(gateway, phone, 'user_sign');
    expect((await ask(registration(phone, otherThan(code)))).code).toBe(CODES.codeRefused);
    const refusal = await ask(registration(phone, code, 'f'.repeat(64)));
    expect([refusal.code, refusal.message]).toEqual(['10003004', '该手机号已注册，请直接登录']);
    expect((await logIn(gateway, { phone })).code).toBe(CODES.success);
  });

  it('refuses a wrong code and a login code, without creating an account', async () => {
    const { phone, code } = await withCode();
    const other = freshPhone();
    const forLogin = await codeFor(gateway, other, 'user_login');
    expect((await ask(registration(phone, otherThan(code)))).code).toBe('10003002');
    expect((await ask(registration(other, forLogin))).code).toBe('10003002');
    expect([...(await accountsOf(phone)), ...(await accountsOf(other))]).toEqual([]);
  });

  it('creates one account for eight parallel requests', async () => {
    const { phone, code } = await withCode();
    const replies = await Promise.all(Array.from({ length: 8 }, () => ask(registration(phone, code))));
    expect(replies.filter((reply) => reply.code === CODES.success)).toHaveLength(1);
    expect(await accountsOf(phone)).toHaveLength(1);
  });

  it.each([
    ['no agreement', { agreed: undefined }],
    ['half an agreement', { agreed: { agreement: AGREED.agreement } }],
    ['what is no edition', { agreed: { ...AGREED, privacy: '<b>' } }],
    ['another source', { userSource: 'elsewhere' }],
    ['a bare password', { password: 'secret' }],
    ['a number that is none', { phone: '10000000000' }],
  ])('refuses %s before checking the code', async (_, odd) => {
    const { phone, code } = await withCode();
    expect((await ask({ ...registration(phone, code), ...odd })).status).toBe(400);
    expect((await ask(registration(phone, code))).code).toBe(CODES.success);
  });

  it.each([
    ['an older agreement', { ...AGREED, agreement: '2019-01-01' }],
    ['a privacy notice to come', { ...AGREED, privacy: '2030-01-01' }],
    ['editions nobody has seen', null],
  ])('requires rereading for %s before checking the code', async (_, agreed) => {
    const { phone, code } = await withCode();
    expect((await ask({ ...registration(phone, code), agreed })).code).toBe(CODES.agreementChanged);
    expect((await ask(registration(phone, code))).code).toBe(CODES.success);
  });

  it('ignores other fields of the body', async () => {
    const { phone, code } = await withCode();
    const grasping = { roles: ['admin'], id: 'mine', enterpriseId: 'theirs', name: 'root' };
    await ask({ ...registration(phone, code), ...grasping, agreed: { ...AGREED, 'sale-protocol': '2030-01-01' } });
    const kept = await gateway.database.query('select roles, enterprise_id, name from users where phone = $1', [phone]);
    expect(kept).toEqual([{ roles: ['person'], enterprise_id: null, name: `用户${phone.slice(-4)}` }]);
  });

  it('accepts the edition valid on its day and refuses a future one', async () => {
    const day = daysAfter(dayAt(gateway.clock.now()), 1);
    await createEditions(gateway.database).publish({ ...userAgreement, version: day, effectiveOn: day }, new Date());
    const eve = await withCode();
    const early = { ...registration(eve.phone, eve.code), agreed: { ...AGREED, agreement: day } };
    expect((await ask(early)).code, 'it does not hold yet').toBe(CODES.agreementChanged);
    expect((await ask(registration(eve.phone, eve.code))).code).toBe(CODES.success);
    gateway.clock.advance(24 * 3_600_000);
    const { phone, code } = await withCode();
    const refusal = await ask(registration(phone, code));
    expect([refusal.code, refusal.message]).toEqual(['10003009', '用户服务协议或隐私政策已有新版本，请阅读后重新同意']);
    const anew = { ...registration(phone, code), agreed: { ...AGREED, agreement: day } };
    expect((await ask(anew)).code, 'the code is still good').toBe(CODES.success);
  });
});
