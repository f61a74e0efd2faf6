/** @module-tag long */
import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';

import { afterEach, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { endpoints } from '../../../../contract/gateway/endpoints';
import { webhookProvider } from '../../../../server/people/sms/webhook';
import { freshAddress, freshPhone, NOON, openTestGateway } from '../../support/gateway';
import { openReceiver } from '../../support/receiver';

const SECRET = 'k'.repeat(32);
const closing: Array<() => Promise<unknown>> = [];

async function gatewayFor(answer: (response: ServerResponse) => void, timeoutMs?: number) {
  const receiver = await openReceiver(answer);
  const gateway = await openTestGateway({ smsProvider: webhookProvider(receiver.url, SECRET, timeoutMs) });
  closing.push(gateway.close, receiver.close);
  const send = (phone: string, address = freshAddress()) =>
    gateway.post(endpoints.sendSms.path, { phone, userSource: 'echem', messageType: 'user_login' }, {}, address);
  /** No account exists here, so only a right code gets `accountUnknown`. */
  const isRight = async (phone: string, code: string) =>
    (await gateway.post(endpoints.loginBySms.path, { phone, code })).code === CODES.accountUnknown;
  return { receiver, send, isRight };
}

describe('SMS webhook', () => {
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  it('receives the signed message', async () => {
    const { receiver, send, isRight } = await gatewayFor((response) => response.end());
    const phone = freshPhone();
    expect((await send(phone)).code).toBe(CODES.success);
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    const message = JSON.parse(body) as { code: string; text: string };
    expect(message).toMatchObject({ phone, messageType: 'user_login', sentAt: new Date(NOON).toISOString() });
    expect(message.text).toBe(`【化途】您的登录验证码为 ${message.code}，5 分钟内有效。请勿告知他人。`);
    expect(headers['content-type']).toBe('application/json');
    expect(headers['x-sms-signature']).toBe(createHmac('sha256', SECRET).update(`${NOON}.${body}`).digest('hex'));
    expect(await isRight(phone, message.code)).toBe(true);
  });

  it.each([
    ['user_sign', '【化途】您的注册验证码为 042137，5 分钟内有效。请勿告知他人。'],
    [
      'user_pwd',
      '【化途】您正在重设化途登录密码，如非本人操作请勿理会。重设密码验证码为 042137，5 分钟内有效。请勿告知他人。',
    ],
    ['user_close', '【化途】您正在注销化途账号，注销后不能恢复。注销验证码为 042137，5 分钟内有效。请勿告知他人。'],
  ] as const)('receives the purpose of the code: %s', async (messageType, text) => {
    const { receiver } = await gatewayFor((response) => response.end());
    const at = { sentAt: new Date(NOON), expiresAt: new Date(NOON + 300_000) };
    const message = { phone: freshPhone(), messageType, code: '042137', ...at };
    expect(await webhookProvider(receiver.url, SECRET).deliver(message)).toBe('accepted');
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ messageType, text });
  });

  it('failure frees the minute of its own phone only', async () => {
    let isDown = false;
    const { send } = await gatewayFor((response) => {
      response.statusCode = isDown ? 503 : 200;
      response.end();
    });
    const [sent, lost] = [freshPhone(), freshPhone()];
    expect((await send(sent)).code).toBe(CODES.success);
    isDown = true;
    expect((await send(lost)).code).toBe(CODES.smsUnavailable);
    isDown = false;
    expect((await send(lost)).code).toBe(CODES.success);
    expect((await send(sent)).code).toBe(CODES.smsRefused);
  });

  it('receives a notice signed, with text and without code', async () => {
    const { receiver } = await gatewayFor((response) => response.end());
    const notice = { phone: freshPhone(), text: '订单已自动取消', sentAt: new Date(NOON) };
    expect(await webhookProvider(receiver.url, SECRET).notify(notice)).toBe('accepted');
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    expect(JSON.parse(body)).toEqual({ ...notice, messageType: 'notice', sentAt: new Date(NOON).toISOString() });
    expect(headers['x-sms-signature']).toBe(createHmac('sha256', SECRET).update(`${NOON}.${body}`).digest('hex'));
  });

  it('refusal frees the quota of the phone, not of the address', async () => {
    const { send } = await gatewayFor((response) => response.writeHead(502).end());
    const [phone, address] = [freshPhone(), freshAddress()];
    const refused = await send(phone, address);
    expect(refused).toMatchObject({
      status: 200,
      code: CODES.smsUnavailable,
      message: '短信服务暂时不可用，请稍后重试',
      data: null,
    });
    for (let again = 0; again < 9; again += 1) expect((await send(phone, address)).code).toBe(CODES.smsUnavailable);
    expect((await send(phone, address)).code).toBe(CODES.smsRefused);
  });

  it('timeout keeps the quota counted and the code valid', async () => {
    const { receiver, send, isRight } = await gatewayFor(() => undefined, 50);
    const phone = freshPhone();
    expect((await send(phone)).code).toBe(CODES.smsUnavailable);
    expect((await send(phone)).code).toBe(CODES.smsRefused);
    await expect.poll(() => receiver.received.length).toBe(1);
    const { code } = JSON.parse(receiver.received[0]?.body ?? '{}') as { code: string };
    expect(await isRight(phone, code)).toBe(true);
  });

  it('redirect is not followed', async () => {
    const elsewhere = await openReceiver((response) => response.end());
    closing.push(elsewhere.close);
    const { send } = await gatewayFor((response) => response.writeHead(307, { location: elsewhere.url }).end());
    expect((await send(freshPhone())).code).toBe(CODES.smsUnavailable);
    expect(elsewhere.received).toEqual([]);
  });

  it('connection failure counts as a refusal', async () => {
    const { receiver, send } = await gatewayFor((response) => response.end());
    await receiver.close();
    closing.pop();
    const phone = freshPhone();
    expect((await send(phone)).code).toBe(CODES.smsUnavailable);
    expect((await send(phone)).code).toBe(CODES.smsUnavailable);
  });
});
