/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { createAttempts, NONE_ASKED } from '../../../../server/people/sign-in/attempts';
import { waitSeconds } from '../../../../server/people/sign-in/throttle';
import { freshAddress, freshPhone, openTestGateway, type TestGateway } from '../../support/gateway';
import { logIn, newPerson, WRONG } from './support/person';

let gateway: TestGateway;
const spent: string[] = [];

beforeAll(async () => {
  gateway = await openTestGateway({
    spendProof: async (proof, { phone, purpose }) => {
      if (purpose !== 'user_login' || proof === undefined) return true;
      spent.push(`${proof} for ${phone}`);
      return proof.startsWith('good');
    },
  });
});
afterAll(() => gateway.close());

const SECOND = 1000;

async function failing(times: number, phone?: string) {
  const subject = { phone: phone ?? (await newPerson(gateway)).phone, address: freshAddress() };
  const fail = async () => (await logIn(gateway, { ...subject, password: WRONG, proof: 'good' })).code;
  for (let failed = 0; failed < times; failed += 1) {
    gateway.clock.advance(waitSeconds(failed) * SECOND);
    expect(await fail()).toBe(CODES.loginRefused);
  }
  return subject;
}

describe('login after five failures', () => {
  it('requires a captcha, whether the account exists and the password is right or not', async () => {
    const [known, unknown] = [await failing(5), await failing(5, freshPhone())];
    gateway.clock.advance(3600 * SECOND);
    const replies = [await logIn(gateway, known), await logIn(gateway, unknown)];
    expect(replies.map(({ code }) => code)).toEqual([CODES.captchaRequired, CODES.captchaRequired]);
    expect(replies[0]?.message).toBe(replies[1]?.message);
  });

  it('accepts the right password with a proof after the wait, and clears the failures', async () => {
    const subject = await failing(5);
    gateway.clock.advance(2 * SECOND);
    expect((await logIn(gateway, { ...subject, proof: 'good once' })).code).toBe(CODES.success);
    expect(spent.at(-1)).toBe(`good once for ${subject.phone}`);
    expect((await logIn(gateway, { ...subject, password: WRONG })).code).toBe(CODES.loginRefused);
    expect((await logIn(gateway, subject)).code).toBe(CODES.success);
  });

  it('answers during the wait as for a wrong password, without spending the proof', async () => {
    const subject = await failing(5);
    const wrong = await logIn(gateway, { phone: freshPhone(), password: WRONG });
    const before = spent.length;
    const early = await logIn(gateway, { ...subject, proof: 'good' });
    expect([early.code, early.message, early.data]).toEqual([wrong.code, wrong.message, wrong.data]);
    expect(spent).toHaveLength(before);
  });

  it('requires a new proof when the given one is invalid', async () => {
    const subject = await failing(5);
    gateway.clock.advance(2 * SECOND);
    expect((await logIn(gateway, { ...subject, proof: 'stale' })).code).toBe(CODES.captchaRequired);
  });

  it('is free for the same account at another address and for others at this one', async () => {
    const { phone, address } = await failing(5);
    const other = await newPerson(gateway);
    expect((await logIn(gateway, { phone })).code).toBe(CODES.success);
    expect((await logIn(gateway, { phone: other.phone, address })).code).toBe(CODES.success);
  });

  it('is free after a day', async () => {
    const subject = await failing(5);
    gateway.clock.advance(86_401 * SECOND);
    expect((await logIn(gateway, subject)).code).toBe(CODES.success);
  });
});

describe('login wait', () => {
  it('doubles from two seconds to fifteen minutes', () => {
    const waits = Array.from({ length: 17 }, (_, failures) => waitSeconds(failures));
    expect(waits).toEqual([0, 0, 0, 0, 0, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  });

  it('ends to the second, and the right password then works', async () => {
    const subject = { ...(await failing(20)), proof: 'good' };
    gateway.clock.advance(899 * SECOND);
    expect((await logIn(gateway, subject)).code).toBe(CODES.loginRefused);
    gateway.clock.advance(SECOND);
    expect((await logIn(gateway, subject)).code).toBe(CODES.success);
  });

  it('is not extended by tries during it', async () => {
    const subject = { ...(await failing(6)), proof: 'good' };
    for (let tried = 0; tried < 10; tried += 1) await logIn(gateway, subject);
    gateway.clock.advance(4 * SECOND);
    expect((await logIn(gateway, subject)).code).toBe(CODES.success);
  });

  it('never exceeds its length after the clock is set back', async () => {
    const subject = await failing(5);
    gateway.clock.advance(-7 * 86_400 * SECOND);
    expect((await logIn(gateway, subject)).code).toBe(CODES.success);
    gateway.clock.advance(7 * 86_400 * SECOND);
  });
});

describe('parallel password guesses', () => {
  it('count five of fifty for one account and address', async () => {
    const { phone } = await newPerson(gateway);
    const address = freshAddress();
    const guesses = Array.from({ length: 50 }, () => logIn(gateway, { phone, address, password: WRONG }));
    const codes = (await Promise.all(guesses)).map(({ code }) => code);
    expect(codes.filter((code) => code === CODES.loginRefused)).toHaveLength(5);
    expect(codes.filter((code) => code === CODES.captchaRequired)).toHaveLength(45);
  });

  it('are admitted one by one, even without the queue', async () => {
    const attempts = createAttempts(gateway.database, gateway.clock);
    const subject = { account: freshPhone(), address: freshAddress() };
    const admissions = await Promise.all(Array.from({ length: 50 }, () => attempts.admit(subject, NONE_ASKED)));
    expect(admissions.filter((admission) => admission === 'admitted')).toHaveLength(5);
  });
});
