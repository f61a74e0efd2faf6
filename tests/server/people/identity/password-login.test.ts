import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { loginByPassword } from '../../../../contract/people/auth';
import { CODES } from '../../../../contract/wire/envelope';
import { freshPhone, openTestGateway, type TestGateway } from '../../support/gateway';
import { isSignedIn, logIn, newPerson, type Person, RIGHT, WRONG } from './support/person';

let gateway: TestGateway;
let person: Person;

beforeAll(async () => {
  gateway = await openTestGateway({ trustedProxies: 1 });
  person = await newPerson(gateway);
});
afterAll(() => gateway.close());

describe('password login', () => {
  it('returns a token that opens protected endpoints, and the user name', async () => {
    const { code, data } = await logIn(gateway, person);
    expect(code).toBe(CODES.success);
    expect(data.userName).toBe(`用户${person.phone.slice(-4)}`);
    expect(Buffer.from(data.token, 'base64url')).toHaveLength(32);
    expect(await isSignedIn(gateway, data.token)).toBe(true);
  });

  it('sets the cookie for sixty days with SameSite=Lax', async () => {
    const { headers, data } = await logIn(gateway, person);
    expect(headers.getSetCookie()[0]).toBe(`accessToken=${data.token}; Path=/; Max-Age=5184000; SameSite=Lax`);
  });

  it('sets Secure cookies over https', async () => {
    const body = { userName: person.phone, password: RIGHT };
    const { headers } = await gateway.post(loginByPassword.path, body, { 'x-forwarded-proto': 'https' });
    for (const line of headers.getSetCookie()) expect(line).toMatch(/; Secure$/);
    expect(headers.getSetCookie()).toHaveLength(2);
  });

  it('returns a new token each time', async () => {
    const tokens = await Promise.all([1, 2, 3].map(() => logIn(gateway, person).then(({ data }) => data.token)));
    expect(new Set(tokens).size).toBe(3);
  });

  it('gives the same answer for a wrong password and an unknown account', async () => {
    const wrong = await logIn(gateway, { phone: person.phone, password: WRONG });
    const unknown = await logIn(gateway, { phone: freshPhone(), password: WRONG });
    for (const { status, code, data, headers } of [wrong, unknown]) {
      expect({ status, code, data }).toEqual({ status: 200, code: '10003001', data: null });
      expect(headers.getSetCookie()).toEqual([]);
    }
    expect(unknown.message).toBe(wrong.message);
  });

  it('stores neither the password, its wire form nor the token', async () => {
    const { data } = await logIn(gateway, person);
    const rows = await gateway.database.query('select * from users u left join sessions s on s.user_id = u.id');
    const stored = JSON.stringify(rows, (_, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('base64url') : value,
    );
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(stored).not.toContain(RIGHT);
    expect(stored).not.toContain(data.token);
  });
});

describe('hostile password login', () => {
  const good = () => ({ userName: person.phone, password: RIGHT });
  const CASES: [string, () => object][] = [
    ['no fields', () => ({})],
    ['no password', () => ({ userName: person.phone })],
    ['a password as it was typed', () => ({ ...good(), password: 'correct horse' })],
    ['a hash in capitals', () => ({ ...good(), password: RIGHT.toUpperCase() })],
    ['a hash with a line break behind it', () => ({ ...good(), password: `${RIGHT}\n` })],
    ['a list of passwords', () => ({ ...good(), password: [RIGHT] })],
    ['an object for a number', () => ({ ...good(), userName: { $ne: '' } })],
    ['SQL for a number', () => ({ ...good(), userName: "' or 1=1--" })],
    ['a landline', () => ({ ...good(), userName: '11234567890' })],
    ['a number of a megabyte', () => ({ ...good(), userName: '1'.repeat(1e6 - 200) })],
    ['a proof that is too long', () => ({ ...good(), captchaVerification: 'x'.repeat(1025) })],
    ['a proof that is none', () => ({ ...good(), captchaVerification: 7 })],
  ];

  it.each(CASES)('refuses %s as malformed', async (_, body) => {
    const reply = await gateway.post(loginByPassword.path, body());
    expect([reply.status, reply.code]).toEqual([400, CODES.badRequest]);
  });

  it('ignores credentials in the query', async () => {
    const query = `?userName=${person.phone}&password=${RIGHT}`;
    expect((await gateway.post(`${loginByPassword.path}${query}`)).status).toBe(400);
  });

  it('is refused from another site', async () => {
    const reply = await gateway.post(loginByPassword.path, good(), { origin: 'https://elsewhere.example' });
    expect([reply.status, reply.headers.getSetCookie()]).toEqual([403, []]);
  });
});
