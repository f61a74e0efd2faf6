import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { loginBySms } from '../../../../contract/people/auth';
import { CODES } from '../../../../contract/wire/envelope';
import { SMS_CODE } from '../../../../domain/people/sms';
import { freshPhone, openTestGateway, type TestGateway } from '../../support/gateway';
import { codeFor, isSignedIn, logInBySms, newPerson, otherThan, type Person } from './support/person';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const REFUSED = { status: 200, code: '10003002', message: '验证码不正确或已失效，请重新获取', data: null };

async function withCode(): Promise<Person & { code: string }> {
  const person = await newPerson(gateway);
  return { ...person, code: await codeFor(gateway, person.phone, 'user_login') };
}

const counts = (codes: readonly string[], code: string) => codes.filter((each) => each === code).length;

describe('login by SMS code', () => {
  it('opens a session and sets its cookie', async () => {
    const { phone, code, userName } = await withCode();
    const { data, headers } = await logInBySms(gateway, phone, code);
    expect(data.userName).toBe(userName);
    expect(await isSignedIn(gateway, data.token)).toBe(true);
    expect(headers.getSetCookie()[0]).toContain(data.token);
  });

  it('refuses wrong, used, expired, missing and mismatched codes alike', async () => {
    const [used, wrong, old, mine, other] = await Promise.all([1, 2, 3, 4, 5].map(withCode));
    if (!used || !wrong || !old || !mine || !other) throw new Error('five people were asked for');
    await logInBySms(gateway, used.phone, used.code);
    const forRegistering = freshPhone();
    const refusals = [
      await logInBySms(gateway, used.phone, used.code),
      await logInBySms(gateway, wrong.phone, otherThan(wrong.code)),
      await logInBySms(gateway, freshPhone(), '123456'),
      await logInBySms(gateway, mine.phone, mine.code === other.code ? otherThan(other.code) : other.code),
      await logInBySms(gateway, forRegistering, await codeFor(gateway, forRegistering, 'user_sign')),
    ];
    gateway.clock.advance(SMS_CODE.lifetimeSeconds * 1000);
    refusals.push(await logInBySms(gateway, old.phone, old.code));
    for (const refusal of refusals) expect(refusal).toMatchObject(REFUSED);
  });

  it('reveals an unregistered phone only to its owner', async () => {
    const phone = freshPhone();
    const code = await codeFor(gateway, phone, 'user_login');
    expect((await logInBySms(gateway, phone, otherThan(code))).code).toBe(CODES.codeRefused);
    const { code: answer, message, headers } = await logInBySms(gateway, phone, code);
    expect([answer, message]).toEqual(['10003003', '该手机号尚未注册，请先注册']);
    expect(headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ['too short', { code: '1234' }],
    ['too long', { code: '1234567' }],
    ['a number', { code: 123456 }],
    ['absent', { code: undefined }],
    ['a list', { code: ['123456'] }],
  ])('refuses a code that is %s as malformed', async (_, odd) => {
    const reply = await gateway.post(loginBySms.path, { phone: freshPhone(), ...odd });
    expect([reply.status, reply.code]).toEqual([400, CODES.badRequest]);
  });
});

describe('parallel SMS codes', () => {
  it('admit one of eight right ones', async () => {
    const { phone, code } = await withCode();
    const replies = await Promise.all(Array.from({ length: 8 }, () => logInBySms(gateway, phone, code)));
    const codes = replies.map((reply) => reply.code);
    expect([counts(codes, CODES.success), counts(codes, CODES.codeRefused)]).toEqual([1, 7]);
  });

  it('check five of fifty wrong ones, and then refuse the right one', async () => {
    const { phone, code } = await withCode();
    const guesses = Array.from({ length: 50 }, () => logInBySms(gateway, phone, otherThan(code)));
    expect(
      counts(
        (await Promise.all(guesses)).map((reply) => reply.code),
        CODES.codeRefused,
      ),
    ).toBe(50);
    const [kept] = await gateway.database.query('select attempts from sms_codes where phone = $1', [phone]);
    expect(kept).toEqual({ attempts: 5 });
    expect((await logInBySms(gateway, phone, code)).code).toBe(CODES.codeRefused);
  });
});
