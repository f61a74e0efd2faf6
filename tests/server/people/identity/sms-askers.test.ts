/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { loginBySms, register } from '../../../../contract/people/auth';
import { CODES } from '../../../../contract/wire/envelope';
import { sendSms } from '../../../../contract/people/sms';
import { resetPassword } from '../../../../contract/people/user';
import { newestMessages } from '../../../../server/people/sms/outbox';
import { freshPhone, openTestGateway, type TestGateway } from '../../support/gateway';
import { codeFor, newPerson, otherThan, registration, sent } from './support/person';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

/** Every use of an SMS code, as tried by another browser. */
const WAYS = [
  ['signing in', 'user_login', loginBySms.path, (phone: string, code: string) => ({ phone, code })],
  ['registering', 'user_sign', register.path, (phone: string, code: string) => registration(phone, code)],
  [
    'setting a new password',
    'user_pwd',
    resetPassword.path,
    (phone: string, code: string) => ({ phone, code, newPassword: sent('a new one') }),
  ],
] as const;

const STRANGERS = { 'without a send id': '', 'with one of their own': 'smsSend=AAAAAAAAAAAAAAAAAAAAAA' };

describe.each(WAYS)('%s by SMS code', (_, messageType, path, bodyOf) => {
  const phoneFor = async () => (messageType === 'user_sign' ? freshPhone() : (await newPerson(gateway)).phone);

  it.each(Object.entries(STRANGERS))('ignores fifty guesses of a stranger %s', async (__, cookie) => {
    const phone = await phoneFor();
    const code = await codeFor(gateway, phone, messageType);
    const guess = () => gateway.post(path, bodyOf(phone, otherThan(code)), { cookie });
    const replies = await Promise.all(Array.from({ length: 50 }, guess));
    expect(new Set(replies.map((reply) => reply.code))).toEqual(new Set([CODES.codeRefused]));
    expect(await gateway.database.query('select attempts from sms_codes where phone = $1', [phone])).toEqual([
      { attempts: 0 },
    ]);
    expect((await gateway.post(path, bodyOf(phone, code))).code).toBe(CODES.success);
  });

  it('rejects the right code from a stranger, and keeps it valid', async () => {
    const phone = await phoneFor();
    const code = await codeFor(gateway, phone, messageType);
    for (const cookie of Object.values(STRANGERS)) {
      expect(await gateway.post(path, bodyOf(phone, code), { cookie })).toMatchObject({
        status: 200,
        code: CODES.codeRefused,
        message: '验证码不正确或已失效，请重新获取',
      });
    }
    expect((await gateway.post(path, bodyOf(phone, code))).code).toBe(CODES.success);
  });
});

describe('SMS send id', () => {
  const ask = (phone: string, cookie?: string) =>
    gateway.post(
      sendSms.path,
      { phone, userSource: 'echem', messageType: 'user_login' },
      cookie === undefined ? {} : { cookie },
    );
  const idIn = (headers: Headers) => /^smsSend=([^;]*)/.exec(headers.getSetCookie()[0] ?? '')?.[1];

  it('is an HttpOnly, SameSite=Strict cookie as long-lived as the code', async () => {
    const { headers } = await ask(freshPhone(), '');
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^smsSend=[\w-]{22}; Path=\/; Max-Age=300; HttpOnly; SameSite=Strict$/),
    ]);
  });

  it('stays the same per browser, for several phones and purposes', async () => {
    const first = idIn((await ask(freshPhone(), '')).headers);
    expect(idIn((await ask(freshPhone(), `other=1; smsSend=${first}`)).headers)).toBe(first);
    expect(idIn((await ask(freshPhone(), 'smsSend=not one of ours')).headers)).not.toBe('not one of ours');
  });

  it('keeps a code valid when another browser requests one for the same phone', async () => {
    const { phone } = await newPerson(gateway);
    gateway.clock.advance(60_000);
    const cookie = `smsSend=${idIn((await ask(phone, '')).headers)}`;
    const [mine] = await newestMessages(gateway.database);
    gateway.clock.advance(60_000);
    expect((await ask(phone, '')).code).toBe(CODES.success);
    const presented = await gateway.post(loginBySms.path, { phone, code: mine?.code }, { cookie });
    expect(presented.code).toBe(CODES.success);
  });

  it('is stored in no table and no log line', async () => {
    const id = idIn((await ask(freshPhone(), '')).headers) ?? 'none';
    const rows = await gateway.database.query("select encode(asker, 'escape') as asker from sms_codes");
    expect(JSON.stringify([...rows, ...gateway.lines])).not.toContain(id);
  });
});
