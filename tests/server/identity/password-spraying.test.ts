import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../contract/envelope';
import { freshAddress, freshPhone, openTestGateway, type TestGateway } from '../support/gateway';
import { logIn, newPerson, WRONG } from './support/person';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await openTestGateway({ spendProof: async (proof) => proof === undefined || proof === 'good' });
});
afterAll(() => gateway.close());

const codesOf = async (replies: Promise<{ code: string; status: number }>[]) =>
  (await Promise.all(replies)).map(({ code, status }) => (status === 503 ? 'busy' : code));

/** One password tried over many numbers from one address. */
const spray = (address: string, tries: number) =>
  codesOf(Array.from({ length: tries }, () => logIn(gateway, { phone: freshPhone(), password: WRONG, address })));

describe('one password tried over many accounts from one address', () => {
  it('is looked at thirty times in ten minutes; every further try shows a captcha', async () => {
    const address = freshAddress();
    for (let row = 0; row < 3; row += 1)
      expect(new Set(await spray(address, 10))).toEqual(new Set([CODES.loginRefused]));
    expect(new Set(await spray(address, 20))).toEqual(new Set([CODES.captchaRequired]));
    gateway.clock.advance(600_000);
    expect(await spray(address, 1)).toEqual([CODES.loginRefused]);
  });

  it('is looked at no oftener when all come at once', async () => {
    const codes = await spray(freshAddress(), 60);
    expect(codes.filter((code) => code === CODES.loginRefused)).toHaveLength(30);
    expect(codes.filter((code) => code === CODES.captchaRequired)).toHaveLength(30);
  });

  it('locks nobody out there: with a captcha the right password enters, elsewhere it enters without', async () => {
    const [address, person] = [freshAddress(), await newPerson(gateway)];
    for (let row = 0; row < 4; row += 1) await spray(address, 10);
    const { phone } = person;
    expect((await logIn(gateway, { phone, address })).code).toBe(CODES.captchaRequired);
    expect((await logIn(gateway, { phone, address, proof: 'stale' })).code).toBe(CODES.captchaRequired);
    expect((await logIn(gateway, { phone, address, proof: 'good' })).code).toBe(CODES.success);
    expect((await logIn(gateway, { phone })).code).toBe(CODES.success);
  });

  it('is not what an office does whose people sign in with the right password', async () => {
    const [address, person] = [freshAddress(), await newPerson(gateway)];
    for (let entered = 0; entered < 35; entered += 1) {
      expect((await logIn(gateway, { phone: person.phone, address })).code).toBe(CODES.success);
    }
  });
});

describe('a hundred and twenty connections that try passwords from one address', () => {
  it('let twenty others in with the right one', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => newPerson(gateway)));
    const flood = spray(freshAddress(), 120);
    const others = Array.from({ length: 20 }, (_, index) => logIn(gateway, { phone: people[index % 4]?.phone ?? '' }));
    expect(new Set(await codesOf(others))).toEqual(new Set([CODES.success]));
    await flood;
  });
});
