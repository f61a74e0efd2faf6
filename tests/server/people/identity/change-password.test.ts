import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { loginBySms } from '../../../../contract/people/auth';
import { closeAccount } from '../../../../contract/people/closing';
import { CODES } from '../../../../contract/wire/envelope';
import { sendSms } from '../../../../contract/people/sms';
import { changePassword, resetPassword } from '../../../../contract/people/user';
import { waitSeconds } from '../../../../server/people/sign-in/throttle';
import { freshPhone, openTestGateway, type TestGateway } from '../../support/gateway';
import { bearing, codeFor, isSignedIn, logIn, newPerson, otherThan, RIGHT, sent, WRONG } from './support/person';

let gateway: TestGateway;
const FRESH = sent('a new password');

beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const change = (token: string, oldPassword: string, newPassword = FRESH) =>
  gateway.post(changePassword.path, { oldPassword, newPassword }, bearing(token));

const reset = (phone: string, code: string, address?: string) =>
  gateway.post(resetPassword.path, { phone, code, newPassword: FRESH }, {}, address);

describe('password change', () => {
  it('needs the old one, takes effect, and ends all other sessions', async () => {
    const person = await newPerson(gateway);
    const elsewhere = (await logIn(gateway, person)).data.token;
    expect(await isSignedIn(gateway, elsewhere)).toBe(true);
    expect((await change(person.token, RIGHT)).code).toBe(CODES.success);
    expect(await isSignedIn(gateway, person.token)).toBe(true);
    expect(await isSignedIn(gateway, elsewhere)).toBe(false);
    expect((await logIn(gateway, person)).code).toBe(CODES.loginRefused);
    expect((await logIn(gateway, { ...person, password: FRESH })).code).toBe(CODES.success);
  });

  it('changes nothing when the old one is wrong', async () => {
    const person = await newPerson(gateway);
    const elsewhere = (await logIn(gateway, person)).data.token;
    const refusal = await change(person.token, WRONG);
    expect([refusal.status, refusal.code, refusal.data]).toEqual([200, '10003005', null]);
    expect(await isSignedIn(gateway, elsewhere)).toBe(true);
    expect((await logIn(gateway, person)).code).toBe(CODES.success);
  });

  it('allows five wrong tries per session, then waits, without a lock', async () => {
    const person = await newPerson(gateway);
    for (let guesses = 0; guesses < 5; guesses += 1) await change(person.token, WRONG);
    expect((await change(person.token, RIGHT)).code).toBe(CODES.oldPasswordRefused);
    gateway.clock.advance(waitSeconds(5) * 1000);
    expect((await change(person.token, RIGHT)).code).toBe(CODES.success);
  });

  it('happens once for parallel requests', async () => {
    const { token } = await newPerson(gateway);
    const replies = await Promise.all([change(token, RIGHT), change(token, RIGHT, sent('yet another'))]);
    expect(replies.map(({ code }) => code).toSorted()).toEqual([CODES.success, CODES.oldPasswordRefused]);
  });

  it('leaves no session opened with the old one, even in parallel', async () => {
    const person = await newPerson(gateway);
    const logins = Array.from({ length: 4 }, () => logIn(gateway, person));
    const [, ...entered] = await Promise.all([change(person.token, RIGHT), ...logins]);
    const tokens = entered.filter(({ code }) => code === CODES.success).map(({ data }) => data.token);
    const alive = await Promise.all(tokens.map((token) => isSignedIn(gateway, token)));
    expect(alive).not.toContain(true);
  });

  it('rejects a login checked before it and completed after it', async () => {
    const person = await newPerson(gateway);
    const [checked] = await gateway.database.query<{ userId: string; passwordHash: string }>(
      'select id as "userId", password_hash as "passwordHash" from users where phone = $1',
      [person.phone],
    );
    if (!checked) throw new Error('the person has an account');
    const enter = () => gateway.identity.sessions.start({ ...checked, device: '' });
    expect(await enter()).toBeDefined();
    await change(person.token, RIGHT);
    expect(await enter()).toBeUndefined();
  });

  it.each([
    ['no old password', { newPassword: FRESH }],
    ['a bare new password', { oldPassword: RIGHT, newPassword: 'secret' }],
  ])('refuses %s as malformed', async (_, body) => {
    const { token } = await newPerson(gateway);
    expect((await gateway.post(changePassword.path, body, bearing(token))).status).toBe(400);
  });
});

describe('password reset by code', () => {
  it('sets the password and ends every session', async () => {
    const person = await newPerson(gateway);
    expect(await isSignedIn(gateway, person.token)).toBe(true);
    const code = await codeFor(gateway, person.phone, 'user_pwd');
    expect((await reset(person.phone, code)).code).toBe(CODES.success);
    expect(await isSignedIn(gateway, person.token)).toBe(false);
    expect((await logIn(gateway, person)).code).toBe(CODES.loginRefused);
    expect((await logIn(gateway, { ...person, password: FRESH })).code).toBe(CODES.success);
  });

  it('accepts only a code sent for it, and its code opens nothing else', async () => {
    const person = await newPerson(gateway);
    expect((await reset(person.phone, await codeFor(gateway, person.phone, 'user_login'))).code).toBe('10003002');
    gateway.clock.advance(61_000);
    const code = await codeFor(gateway, person.phone, 'user_pwd');
    const closing = await gateway.post(closeAccount.path, { code }, bearing(person.token));
    expect(closing.code).not.toBe(CODES.success);
    expect((await gateway.post(loginBySms.path, { phone: person.phone, code })).code).toBe('10003002');
    expect((await reset(person.phone, code)).code).toBe(CODES.success);
  });

  it('sends its code only to the own phone when signed in', async () => {
    const [person, other] = [await newPerson(gateway), await newPerson(gateway)];
    const ask = (phone: string) =>
      gateway.post(
        sendSms.path,
        { phone, userSource: 'echem', messageType: 'user_pwd' },
        bearing(person.token),
        person.address,
      );
    expect(await ask(other.phone)).toMatchObject({ status: 400, message: '重设密码验证码只发往本人登录的手机号' });
    gateway.clock.advance(61_000);
    expect((await ask(person.phone)).code).toBe(CODES.success);
  });

  it('refuses wrong, used and register codes alike', async () => {
    const person = await newPerson(gateway);
    const code = await codeFor(gateway, person.phone, 'user_pwd');
    const refusals = [await reset(person.phone, otherThan(code))];
    await reset(person.phone, code);
    refusals.push(await reset(person.phone, code));
    refusals.push(await reset(person.phone, await codeFor(gateway, person.phone, 'user_sign')));
    expect(refusals.map((refusal) => refusal.code)).toEqual(['10003002', '10003002', '10003002']);
    expect(new Set(refusals.map(({ message }) => message)).size).toBe(1);
  });

  it('reveals a missing account only to the owner of the phone', async () => {
    const phone = freshPhone();
    const code = await codeFor(gateway, phone, 'user_pwd');
    expect((await reset(phone, otherThan(code))).code).toBe('10003002');
    expect((await reset(phone, code)).code).toBe('10003003');
  });

  it('clears the wait after wrong passwords', async () => {
    const person = await newPerson(gateway);
    for (let guesses = 0; guesses < 5; guesses += 1) await logIn(gateway, { ...person, password: WRONG });
    const code = await codeFor(gateway, person.phone, 'user_pwd');
    await reset(person.phone, code, person.address);
    expect((await logIn(gateway, { ...person, password: FRESH })).code).toBe(CODES.success);
  });

  it('happens once for eight parallel right codes', async () => {
    const { phone } = await newPerson(gateway);
    const code = await codeFor(gateway, phone, 'user_pwd');
    const replies = await Promise.all(Array.from({ length: 8 }, () => reset(phone, code)));
    expect(replies.filter((reply) => reply.code === CODES.success)).toHaveLength(1);
  });
});
