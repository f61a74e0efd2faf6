import type { AxiosInstance } from 'axios';
import { expect, it } from 'vitest';

import { captchaGet } from '../../contract/people/captcha';
import { ask } from '../../src/effects/captcha/ask';

const { signal } = new AbortController();

async function asked(data: unknown, headers: Record<string, unknown> = {}) {
  const connect = async () => ({ request: async () => ({ data, headers }) }) as unknown as AxiosInstance;
  const reply = await ask(connect, captchaGet, {}, signal);
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
])('a server that asks to wait for %j seconds is believed: %j', async (header, retryAfterSeconds) => {
  for (const code of ['6201', '6202', '6204'])
    expect(await asked(refusal(code), { 'retry-after': header })).toEqual({
      ok: false,
      code: 'limited',
      message: '慢一点',
      retryAfterSeconds,
    });
});

it('what is wrong is refused, however long it is to be waited; what is gone is gone', async () => {
  const wait = { 'retry-after': '7' };
  expect(await asked(refusal('6111'), wait)).toEqual({ ok: false, code: 'refused', message: '慢一点' });
  expect(await asked(refusal('6110'), wait)).toEqual({ ok: false, code: 'expired' });
});

it('a gateway that refuses for a service is waited for where it says so', async () => {
  const envelope = { code: '00000429', message: '慢一点', data: null };
  expect(await asked(envelope, { 'retry-after': '3' })).toMatchObject({ code: 'limited', retryAfterSeconds: 3 });
  expect(await asked(envelope)).toMatchObject({ ok: false, code: 'refused', message: '慢一点' });
});

it.each([null, '<html></html>', { data: 1 }])('what nobody can read (%j) came from nobody', async (data) => {
  expect(await asked(data)).toEqual({ ok: false, code: 'network' });
});

it('a line that is down is nobody as well', async () => {
  const lost = await ask(() => Promise.reject(new Error('down')), captchaGet, {}, signal);
  expect(lost).toMatchObject({ ok: false, failure: { code: 'network' } });
});
