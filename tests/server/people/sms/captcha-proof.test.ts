import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { endpoints } from '../../../../contract/gateway/endpoints';
import { freshPhone, openTestGateway, type TestGateway } from '../../support/gateway';

const user = { userId: 'u1', sessionId: 's1', phone: '13800138000' };

describe('SMS without a session', () => {
  let gateway: TestGateway;
  const spent: unknown[] = [];
  beforeAll(async () => {
    gateway = await openTestGateway({
      sessions: { resolve: (token) => Promise.resolve(token === 'good' ? user : undefined) },
      spendProof: (proof, bound) => Promise.resolve(spent.push([proof, bound]) > 0 && proof === 'solved'),
    });
  });
  afterAll(() => gateway.close());

  const send = (phone: string, captchaVerification?: string, headers = {}) =>
    gateway.post(
      endpoints.sendSms.path,
      { phone, userSource: 'echem', messageType: 'user_sign', captchaVerification },
      headers,
    );

  it('requires a captcha proof bound to phone and purpose', async () => {
    const phone = freshPhone();
    expect(await send(phone)).toMatchObject({ status: 200, code: CODES.captchaRequired, data: null });
    expect(await send(phone, 'guessed')).toMatchObject({ code: CODES.captchaRequired });
    expect(await send(phone, 'solved')).toMatchObject({ code: CODES.success });
    expect(spent.at(-1)).toEqual(['solved', { phone, purpose: 'user_sign' }]);
  });

  it('is not counted without a proof', async () => {
    const phone = freshPhone();
    for (let asked = 0; asked < 20; asked += 1) await send(phone);
    expect((await send(phone, 'solved')).code).toBe(CODES.success);
  });

  it('needs no proof for the own phone of a live session, and needs one otherwise', async () => {
    expect((await send(user.phone, undefined, { authorization: 'good' })).code).toBe(CODES.success);
    expect((await send(freshPhone(), undefined, { authorization: 'good' })).code).toBe(CODES.captchaRequired);
    expect((await send(freshPhone(), undefined, { authorization: 'stale' })).code).toBe(CODES.captchaRequired);
  });
});
