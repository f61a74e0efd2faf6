/** @module-tag long */
import { createHash } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { register } from '../../../../contract/people/auth';
import { CODES } from '../../../../contract/wire/envelope';
import { resetPassword } from '../../../../contract/people/user';
import { keepProof } from '../../../../server/doors/captcha/store';
import { freshAddress, freshPhone, openTestGateway, type TestGateway } from '../../support/gateway';
import { codeFor, logIn, newPerson, registration, sent, WRONG } from './support/person';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await openTestGateway({ spendProof: async (proof) => proof === undefined || proof === 'good' });
});
afterAll(() => gateway.close());

const codesOf = async (replies: Promise<{ code: string; status: number }>[]) =>
  (await Promise.all(replies)).map(({ code, status }) => (status === 503 ? 'busy' : code));

const spray = (address: string, tries: number) =>
  codesOf(Array.from({ length: tries }, () => logIn(gateway, { phone: freshPhone(), password: WRONG, address })));

describe('one password tried on many accounts from one address', () => {
  it('is checked thirty times in ten minutes, then requires a captcha', async () => {
    const address = freshAddress();
    for (let row = 0; row < 3; row += 1)
      expect(new Set(await spray(address, 10))).toEqual(new Set([CODES.loginRefused]));
    expect(new Set(await spray(address, 20))).toEqual(new Set([CODES.captchaRequired]));
    gateway.clock.advance(600_000);
    expect(await spray(address, 1)).toEqual([CODES.loginRefused]);
  });

  it('has the same limit in parallel', async () => {
    const codes = await spray(freshAddress(), 60);
    expect(codes.filter((code) => code === CODES.loginRefused)).toHaveLength(30);
    expect(codes.filter((code) => code === CODES.captchaRequired)).toHaveLength(30);
  });

  it('blocks no one: the right password enters with a captcha there, and without elsewhere', async () => {
    const [address, person] = [freshAddress(), await newPerson(gateway)];
    for (let row = 0; row < 4; row += 1) await spray(address, 10);
    const { phone } = person;
    expect((await logIn(gateway, { phone, address })).code).toBe(CODES.captchaRequired);
    expect((await logIn(gateway, { phone, address, proof: 'stale' })).code).toBe(CODES.captchaRequired);
    expect((await logIn(gateway, { phone, address, proof: 'good' })).code).toBe(CODES.success);
    expect((await logIn(gateway, { phone })).code).toBe(CODES.success);
  });

  it('does not include successful logins of an office', async () => {
    const [address, person] = [freshAddress(), await newPerson(gateway)];
    for (let entered = 0; entered < 35; entered += 1) {
      expect((await logIn(gateway, { phone: person.phone, address })).code).toBe(CODES.success);
    }
  });
});

describe('password flood from 120 addresses', () => {
  const flood = () =>
    codesOf(
      Array.from({ length: 120 }, () =>
        logIn(gateway, { phone: freshPhone(), password: WRONG, address: freshAddress(), cookie: '' }),
      ),
    );
  /** Stores a proof as the captcha check does. */
  async function solved(proof: string): Promise<string> {
    const digest = createHash('sha256').update(proof).digest('hex');
    await keepProof(gateway.database, digest, new Date(gateway.clock.now()));
    return proof;
  }

  it('makes others pass a captcha, with which they enter', async () => {
    const { phone } = await newPerson(gateway);
    const proofs = await Promise.all(Array.from({ length: 10 }, (_, at) => solved(`solved ${at}`)));
    const crowd = flood();
    const asked = await codesOf(
      Array.from({ length: 100 }, () => logIn(gateway, { phone, address: freshAddress(), cookie: '' })),
    );
    expect(asked).toContain(CODES.captchaRequired);
    expect(asked).not.toContain('busy');
    const proven = await codesOf(proofs.map((proof) => logIn(gateway, { phone, proof, cookie: '' })));
    expect(new Set(proven)).toEqual(new Set([CODES.success]));
    expect(await crowd).not.toContain('busy');
  });

  it('lets known browsers in without a captcha', async () => {
    const { phone } = await newPerson(gateway);
    const { headers } = await logIn(gateway, { phone });
    const cookie = headers.getSetCookie().find((line) => line.startsWith('device=')) ?? '';
    const crowd = flood();
    const known = Array.from({ length: 10 }, () => logIn(gateway, { phone, cookie: cookie.split(';')[0] ?? '' }));
    expect(new Set(await codesOf(known))).toEqual(new Set([CODES.success]));
    await crowd;
  });

  it('lets registration and password reset by code through', async () => {
    const { phone } = await newPerson(gateway);
    const [fresh, code] = [freshPhone(), await codeFor(gateway, phone, 'user_pwd')];
    const form = registration(fresh, await codeFor(gateway, fresh, 'user_sign'));
    const crowd = flood();
    const replies = [
      gateway.post(register.path, form, {}, freshAddress()),
      gateway.post(resetPassword.path, { phone, code, newPassword: sent('another') }, {}, freshAddress()),
    ];
    expect(new Set(await codesOf(replies))).toEqual(new Set([CODES.success]));
    await crowd;
  });

  it('from one shared address lets a colleague in with a captcha', async () => {
    const { phone } = await newPerson(gateway);
    const address = freshAddress();
    const proofs = await Promise.all(Array.from({ length: 8 }, (_, at) => solved(`of a colleague ${at}`)));
    const crowd = spray(address, 120);
    const colleague = proofs.map((proof) => logIn(gateway, { phone, address, proof, cookie: '' }));
    expect(new Set(await codesOf(colleague))).toEqual(new Set([CODES.success]));
    await crowd;
  });
});

describe('password flood of 120 connections from one address', () => {
  it('lets twenty others in with the right password', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => newPerson(gateway)));
    const flood = spray(freshAddress(), 120);
    const others = Array.from({ length: 20 }, (_, index) => logIn(gateway, { phone: people[index % 4]?.phone ?? '' }));
    expect(new Set(await codesOf(others))).toEqual(new Set([CODES.success]));
    await flood;
  });
});
