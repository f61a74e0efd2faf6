import { createHash } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { keepProof } from '../../../../server/doors/captcha/store';
import { seedDemoAccounts } from '../../../../server/doors/demo/accounts';
import { DEMO_PASSWORD } from '../../../../server/doors/demo/people';
import { freshAddress, openTestGateway, type TestGateway } from '../../support/gateway';
import { DEMO } from './support/demo';
import { logIn, sent, WRONG } from './support/person';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await openTestGateway({ spendProof: undefined });
  await seedDemoAccounts(gateway.database, gateway.clock, gateway.identity.passwords);
});
afterAll(() => gateway.close());

async function solved(name: string): Promise<string> {
  await keepProof(gateway.database, createHash('sha256').update(name).digest('hex'), new Date(gateway.clock.now()));
  return name;
}

async function asked() {
  const subject = { phone: DEMO.person, password: sent(DEMO_PASSWORD), address: freshAddress() };
  for (let failures = 0; failures < 5; failures += 1) await logIn(gateway, { ...subject, password: WRONG });
  gateway.clock.advance(2_000);
  return subject;
}

describe('login that requires a captcha', () => {
  it('accepts a proof of the own captcha once, and records phone and purpose', async () => {
    const proof = await solved('one proof');
    expect((await logIn(gateway, { ...(await asked()), proof })).code).toBe(CODES.success);
    const spent = await gateway.database.query('select phone, purpose from captcha_proofs');
    expect(spent).toEqual([{ phone: DEMO.person, purpose: 'user_login' }]);
    expect((await logIn(gateway, { ...(await asked()), proof })).code).toBe(CODES.captchaRequired);
  });

  it('accepts no forged or expired proof', async () => {
    const subject = await asked();
    const old = await solved('an old proof');
    gateway.clock.advance(180_000);
    expect((await logIn(gateway, { ...subject, proof: 'made up' })).code).toBe(CODES.captchaRequired);
    expect((await logIn(gateway, { ...subject, proof: old })).code).toBe(CODES.captchaRequired);
    expect((await logIn(gateway, { ...subject, proof: await solved('a new proof') })).code).toBe(CODES.success);
  });
});
