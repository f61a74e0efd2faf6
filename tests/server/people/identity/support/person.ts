import { createHash } from 'node:crypto';

import { expect } from 'vitest';

import { loginByPassword, loginBySms, register } from '../../../../../contract/people/auth';
import { CODES } from '../../../../../contract/wire/envelope';
import { sendSms } from '../../../../../contract/people/sms';
import { userInfo } from '../../../../../contract/people/user';
import { PASSWORD_HASH_PREFIX } from '../../../../../domain/people/credentials';
import type { SmsMessageType } from '../../../../../domain/people/sms';
import { findNewestMessage } from '../../../../../server/people/sms/outbox';
import { freshAddress, freshPhone, type TestGateway } from '../../../support/gateway';

export type Entered = { token: string; userName: string };
export type Person = Entered & { phone: string; password: string; address: string };

/** Password hash as the page sends it. */
export const sent = (password: string) =>
  createHash('sha256').update(`${PASSWORD_HASH_PREFIX}${password}`).digest('hex');

export const RIGHT = sent('correct horse');
export const WRONG = sent('battery staple');

export const bearing = (token: string) => ({ authorization: token });

/** Latest code sent to this phone; SMS limits are lifted. */
export async function codeFor(
  gateway: TestGateway,
  phone: string,
  messageType: SmsMessageType,
  token?: string,
): Promise<string> {
  await gateway.database.query('delete from sms_quotas where subject = $1', [phone]);
  gateway.clock.advance(1);
  const as = token === undefined ? {} : bearing(token);
  const reply = await gateway.post(sendSms.path, { phone, userSource: 'echem', messageType }, as);
  expect(reply.code).toBe(CODES.success);
  const message = await findNewestMessage(gateway.database, phone, new Date(gateway.clock.now()));
  return message?.code ?? '';
}

export const otherThan = (code: string) => String((Number(code) + 1) % 1e6).padStart(6, '0');

export const AGREED = { agreement: '2020-07-14', privacy: '2020-07-14' };

export const registration = (phone: string, code: string, password = RIGHT, agreed = AGREED) => ({
  phone,
  code,
  password,
  userSource: 'echem',
  agreed,
});

export async function newPerson(gateway: TestGateway, agreed = AGREED): Promise<Person> {
  const [phone, address] = [freshPhone(), freshAddress()];
  const code = await codeFor(gateway, phone, 'user_sign');
  const reply = await gateway.post<Entered>(register.path, registration(phone, code, RIGHT, agreed), {}, address);
  expect(reply.code).toBe(CODES.success);
  return { ...reply.data, phone, password: RIGHT, address };
}

/** `cookie`: cookies of another browser, empty for none. */
export type Login = { phone: string; password?: string; address?: string; proof?: string; cookie?: string };

export const logIn = (gateway: TestGateway, { phone, password = RIGHT, address, proof, cookie }: Login) =>
  gateway.post<Entered>(
    loginByPassword.path,
    { userName: phone, password, ...(proof === undefined ? {} : { captchaVerification: proof }) },
    cookie === undefined ? {} : { cookie },
    address,
  );

export const logInBySms = (gateway: TestGateway, phone: string, code: string) =>
  gateway.post<Entered>(loginBySms.path, { phone, code });

export const isSignedIn = async (gateway: TestGateway, token: string): Promise<boolean> =>
  (await gateway.post(userInfo.path, {}, bearing(token))).code === CODES.success;
