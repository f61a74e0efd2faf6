import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { SmsMessageType } from '../../../../domain/people/sms';
import type { Database } from '../../../../server/base/database/database';
import type { SmsMessage } from '../../../../server/people/sms/provider';
import { emptyDatabase } from '../../support/engine';
import { freshAddress, freshPhone, openTestGateway, type TestGateway } from '../../support/gateway';

describe('SMS code', () => {
  let gateway: TestGateway;
  let looked = 0;
  const messages: SmsMessage[] = [];
  beforeAll(async () => {
    const plain = await emptyDatabase();
    const database: Database = {
      ...plain,
      async query(sql, parameters) {
        const rows = await plain.query(sql, parameters);
        if (sql.includes('attempts = attempts + 1')) looked += rows.length;
        return rows as never;
      },
    };
    const smsProvider = {
      deliver: (message: SmsMessage) => Promise.resolve((messages.push(message), 'accepted' as const)),
      notify: () => Promise.resolve('accepted' as const),
    };
    gateway = await openTestGateway({ database, smsProvider });
  });
  afterAll(() => gateway.close());

  const OURS = 'the-browser-that-asks_';

  async function sent(phone: string, messageType: SmsMessageType = 'user_login', asker = OURS): Promise<string> {
    const sender = { address: freshAddress(), isOwn: messageType === 'user_close', isKnown: false };
    await gateway.sms.send({ phone, messageType, asker, sender, proof: undefined });
    return messages.at(-1)?.code ?? '';
  }
  const verify = (
    phone: string,
    code: string,
    messageType: SmsMessageType = 'user_login',
    asker: string | undefined = OURS,
  ) => gateway.sms.verifyCode({ phone, messageType, code, asker });
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const successes = (answers: boolean[]) => answers.filter(Boolean).length;

  it('has six digits and works once', async () => {
    const phone = freshPhone();
    const code = await sent(phone);
    expect(code).toMatch(/^\d{6}$/);
    expect(await verify(phone, code)).toBe(true);
    expect(await verify(phone, code)).toBe(false);
  });

  it('works only for its phone and purpose', async () => {
    const [phone, stranger] = [freshPhone(), freshPhone()];
    const code = await sent(phone);
    expect(await verify(stranger, code)).toBe(false);
    expect(await verify(phone, code, 'user_sign')).toBe(false);
    expect(await verify(phone, code)).toBe(true);
  });

  it('expires after five minutes', async () => {
    const [early, late] = [freshPhone(), freshPhone()];
    const [earlyCode, lateCode] = [await sent(early), await sent(late)];
    gateway.clock.advance(299_999);
    expect(await verify(early, earlyCode)).toBe(true);
    gateway.clock.advance(1);
    expect(await verify(late, lateCode)).toBe(false);
  });

  it('is replaced by a newer one', async () => {
    const phone = freshPhone();
    const old = await sent(phone);
    gateway.clock.advance(60_000);
    const newest = await sent(phone);
    expect(await verify(phone, old)).toBe(old === newest);
    expect(await verify(phone, newest)).toBe(old !== newest);
  });

  it('is checked five times at most, even in parallel', async () => {
    const phone = freshPhone();
    const code = await sent(phone);
    looked = 0;
    const guesses = await Promise.all(Array.from({ length: 50 }, () => verify(phone, other(code))));
    expect([successes(guesses), looked]).toEqual([0, 5]);
    expect(await verify(phone, code)).toBe(false);
  });

  it('allows new tries after the wrong ones on the previous code', async () => {
    const phone = freshPhone();
    const old = await sent(phone);
    for (let guess = 0; guess < 5; guess += 1) await verify(phone, other(old));
    gateway.clock.advance(60_000);
    expect(await verify(phone, await sent(phone))).toBe(true);
  });

  it('accepts the fifth try and not the sixth', async () => {
    const [lucky, unlucky] = [freshPhone(), freshPhone()];
    const [luckyCode, unluckyCode] = [await sent(lucky), await sent(unlucky)];
    for (let guess = 0; guess < 4; guess += 1) await verify(lucky, other(luckyCode));
    for (let guess = 0; guess < 5; guess += 1) await verify(unlucky, other(unluckyCode));
    expect(await verify(lucky, luckyCode)).toBe(true);
    expect(await verify(unlucky, unluckyCode)).toBe(false);
  });

  it('works once for eight parallel requests', async () => {
    const phone = freshPhone();
    const code = await sent(phone);
    expect(successes(await Promise.all(Array.from({ length: 8 }, () => verify(phone, code))))).toBe(1);
  });

  it('is stored in no table and no log line', async () => {
    const phone = freshPhone();
    const code = await sent(phone);
    const rows = await gateway.database.query("select phone, encode(digest, 'escape') as digest from sms_codes");
    expect(JSON.stringify([...rows, ...gateway.lines])).not.toContain(code);
  });
});
