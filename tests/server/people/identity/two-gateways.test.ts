/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { register, singleSignOn, userCenterTicket } from '../../../../contract/people/auth';
import { CODES } from '../../../../contract/wire/envelope';
import { sendSms } from '../../../../contract/people/sms';
import { freshAddress, freshPhone, openTestGateway, type TestGateway } from '../../support/gateway';
import { bearing, codeFor, isSignedIn, logIn, logInBySms, newPerson, registration, WRONG } from './support/person';

let one: TestGateway;
let other: TestGateway;

beforeAll(async () => {
  one = await openTestGateway();
  other = await openTestGateway({ database: one.database, clock: one.clock });
});
afterAll(() => one.close());

const successes = (replies: readonly { code: string }[]) => replies.filter(({ code }) => code === CODES.success).length;
const both = <TReply>(ask: (gateway: TestGateway) => Promise<TReply>, times: number) =>
  Promise.all(Array.from({ length: times }, (_, index) => ask(index % 2 === 0 ? one : other)));

describe('identity of two gateways on one database', () => {
  it('shares accounts and sessions', async () => {
    const person = await newPerson(one);
    expect(await isSignedIn(other, person.token)).toBe(true);
    expect((await logIn(other, person)).code).toBe(CODES.success);
  });

  it('shares the end of a session after the cache age', async () => {
    const { token } = await newPerson(one);
    expect(await isSignedIn(other, token)).toBe(true);
    const user = await one.identity.sessions.resolve(token);
    await one.identity.sessions.end(user?.sessionId ?? '', user?.userId ?? '');
    await expect.poll(() => isSignedIn(other, token)).toBe(false);
  });

  it('accepts one code once', async () => {
    const { phone } = await newPerson(one);
    const code = await codeFor(one, phone, 'user_login');
    expect(successes(await both((gateway) => logInBySms(gateway, phone, code), 8))).toBe(1);
  });

  it('creates one account per phone', async () => {
    const phone = freshPhone();
    const code = await codeFor(one, phone, 'user_sign');
    expect(successes(await both((gateway) => gateway.post(register.path, registration(phone, code)), 8))).toBe(1);
  });

  it('redeems one ticket once', async () => {
    const { token } = await newPerson(one);
    const asked = { audience: 'http://localhost' };
    const { data } = await one.post<{ ticket: string }>(userCenterTicket.path, asked, bearing(token));
    const redeemed = await both((gateway) => gateway.post(singleSignOn.path, { token: data.ticket }), 8);
    expect(successes(redeemed)).toBe(1);
  });

  it('sends one SMS for eight parallel requests', async () => {
    const asked = { phone: freshPhone(), userSource: 'echem', messageType: 'user_sign' };
    expect(successes(await both((gateway) => gateway.post(sendSms.path, asked), 8))).toBe(1);
  });

  it('counts the hourly SMS of an address together', async () => {
    const address = freshAddress();
    const send = (gateway: TestGateway) =>
      gateway.post(sendSms.path, { phone: freshPhone(), userSource: 'echem', messageType: 'user_sign' }, {}, address);
    expect(successes(await both(send, 20))).toBe(10);
  });

  it('checks five of fifty guesses together', async () => {
    const { phone } = await newPerson(one);
    const address = freshAddress();
    const guesses = await both((gateway) => logIn(gateway, { phone, address, password: WRONG }), 50);
    expect(guesses.filter(({ code }) => code === CODES.loginRefused)).toHaveLength(5);
  });
});
