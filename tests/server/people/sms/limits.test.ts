/** @module-tag long */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { endpoints } from '../../../../contract/gateway/endpoints';
import { freshAddress, freshPhone, openTestGateway, type TestGateway } from '../../support/gateway';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const REQUESTS = 6_000;

describe('SMS limits', () => {
  let gateway: TestGateway;
  beforeEach(async () => {
    gateway = await openTestGateway();
  });
  afterEach(() => gateway.close());

  const send = (phone: string, address = freshAddress(), messageType = 'user_login') =>
    gateway.post<{ retryAfterSeconds?: number } | null>(
      endpoints.sendSms.path,
      { phone, userSource: 'echem', messageType },
      {},
      address,
    );
  const isSent = async (phone: string, address?: string) => (await send(phone, address)).code === CODES.success;

  it('allow one a minute per phone across purposes, with the time to wait', async () => {
    const phone = freshPhone();
    expect((await send(phone)).data).toEqual({ resendAfterSeconds: 60 });
    gateway.clock.advance(20_500);
    const refused = await send(phone, freshAddress(), 'user_sign');
    expect(refused).toMatchObject({
      status: 200,
      code: CODES.smsRefused,
      message: '验证码发送过于频繁，请稍后再试',
      data: { retryAfterSeconds: 40 },
    });
    gateway.clock.advance(39_499);
    expect((await send(phone)).data).toEqual({ retryAfterSeconds: 1 });
    gateway.clock.advance(1);
    expect(await isSent(phone)).toBe(true);
  });

  it('allow five an hour per phone, with a message', async () => {
    const phone = freshPhone();
    for (let sent = 0; sent < 5; sent += 1) {
      expect(await isSent(phone)).toBe(true);
      gateway.clock.advance(60 * SECOND);
    }
    expect(await send(phone)).toMatchObject({
      code: CODES.smsRefused,
      message: '验证码发送过于频繁，请稍后再试',
      data: null,
    });
    gateway.clock.advance(HOUR - 5 * 60 * SECOND - 1);
    expect(await isSent(phone)).toBe(false);
    gateway.clock.advance(1);
    expect(await isSent(phone)).toBe(true);
  });

  it('allow ten a day per phone, however far apart', async () => {
    const phone = freshPhone();
    for (let sent = 0; sent < 10; sent += 1) {
      expect(await isSent(phone)).toBe(true);
      gateway.clock.advance(2 * HOUR);
    }
    expect(await send(phone)).toMatchObject({ code: CODES.smsRefused, data: null });
    gateway.clock.advance(4 * HOUR - 1);
    expect(await isSent(phone)).toBe(false);
    gateway.clock.advance(1);
    expect(await isSent(phone)).toBe(true);
  });

  it('allow ten an hour per address, counting phones only for sent messages', async () => {
    const address = freshAddress();
    for (let sent = 0; sent < 10; sent += 1) expect(await isSent(freshPhone(), address)).toBe(true);
    const phone = freshPhone();
    expect(await send(phone, address)).toMatchObject({ code: CODES.smsRefused, data: null });
    expect(await isSent(phone)).toBe(true);
    gateway.clock.advance(HOUR);
    expect(await isSent(freshPhone(), address)).toBe(true);
  });

  it('count an IPv6 /64 as one address', async () => {
    const sent = await Promise.all(
      Array.from({ length: 12 }, (_, host) => isSent(freshPhone(), `2001:db8:7:7::${host.toString(16)}`)),
    );
    expect(sent.filter(Boolean)).toHaveLength(10);
  });

  it(`hold for ${REQUESTS} requests against one number: never one too many, never one too few`, async () => {
    const phone = freshPhone();
    const sentAt: number[] = [];
    const start = gateway.clock.now();
    for (let asked = 0; asked < REQUESTS; asked += 1) {
      if (await isSent(phone)) sentAt.push(gateway.clock.now() - start);
      gateway.clock.advance(30 * SECOND);
    }
    const allowed: number[] = [];
    const within = (now: number, seconds: number) => allowed.filter((at) => at > now - seconds * SECOND).length;
    for (let now = 0; now < REQUESTS * 30 * SECOND; now += 30 * SECOND) {
      if (within(now, 60) < 1 && within(now, 3_600) < 5 && within(now, 86_400) < 10) allowed.push(now);
    }
    expect(sentAt).toEqual(allowed);
    expect(sentAt.length).toBeGreaterThanOrEqual(REQUESTS / 350);
  });

  it('hold for 40 parallel requests of one phone', async () => {
    const phone = freshPhone();
    const sent = await Promise.all(Array.from({ length: 40 }, () => isSent(phone)));
    expect(sent.filter(Boolean)).toHaveLength(1);
  });

  it('hold for 40 phones from one address in parallel', async () => {
    const address = freshAddress();
    const sent = await Promise.all(Array.from({ length: 40 }, () => isSent(freshPhone(), address)));
    expect(sent.filter(Boolean)).toHaveLength(10);
  });

  it('delete expired quotas', async () => {
    await isSent(freshPhone());
    await gateway.sms.sweep();
    const rows = async () => {
      const counts = ['sms_quotas', 'sms_codes', 'sms_outbox'].map((table) =>
        gateway.database.query<{ rows: number }>(`select count(*) as rows from ${table}`),
      );
      return (await Promise.all(counts)).map(([row]) => row?.rows);
    };
    expect(await rows()).toEqual([3, 1, 1]);
    gateway.clock.advance(24 * HOUR + 1);
    await gateway.sms.sweep();
    expect(await rows()).toEqual([0, 0, 0]);
  });
});
