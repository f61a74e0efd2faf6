import type { AxiosInstance } from 'axios';
import { expect, it } from 'vitest';

import { captchaGet } from '../../contract/people/captcha';
import { askCaptcha } from '../../src/effects/captcha/ask';

const { signal } = new AbortController();

async function asked(data: unknown, headers: Record<string, unknown> = {}) {
  const connect = async () => ({ request: async () => ({ data, headers }) }) as unknown as AxiosInstance;
  const reply = await askCaptcha(connect, captchaGet, {}, signal);
  return 'failure' in reply ? { ok: reply.ok, ...reply.failure } : reply;
}

const refusal = (repCode: string) => ({ repCode, repMsg: '慢一点', repData: null });

it.each([
  ['0', 0],
  ['7', 7],
  ['0.5', 0.5],
  ['', null],
  ['-1', null],
  ['soon', null],
  ['Infinity', null],
  [7, null],
  [undefined, null],
])('the captcha call reads a wait of %j seconds as %j', async (header, retryAfterSeconds) => {
  for (const code of ['6201', '6202', '6204'])
    expect(await asked(refusal(code), { 'retry-after': header })).toEqual({
      ok: false,
      code: 'limited',
      message: '慢一点',
      retryAfterSeconds,
    });
});

it('the captcha call keeps refused and expired codes despite a wait header', async () => {
  const wait = { 'retry-after': '7' };
  expect(await asked(refusal('6111'), wait)).toEqual({ ok: false, code: 'refused', message: '慢一点' });
  expect(await asked(refusal('6110'), wait)).toEqual({ ok: false, code: 'expired' });
});

it('the captcha call limits a gateway refusal only with a wait header', async () => {
  const envelope = { code: '00000429', message: '慢一点', data: null };
  expect(await asked(envelope, { 'retry-after': '3' })).toMatchObject({ code: 'limited', retryAfterSeconds: 3 });
  expect(await asked(envelope)).toMatchObject({ ok: false, code: 'refused', message: '慢一点' });
});

it.each([null, '<html></html>', { data: 1 }])(
  'the captcha call reads an unreadable answer (%j) as a network failure',
  async (data) => {
    expect(await asked(data)).toEqual({ ok: false, code: 'network' });
  },
);

it('the captcha call reads a broken connection as a network failure', async () => {
  const lost = await askCaptcha(() => Promise.reject(new Error('down')), captchaGet, {}, signal);
  expect(lost).toMatchObject({ ok: false, failure: { code: 'network' } });
});
