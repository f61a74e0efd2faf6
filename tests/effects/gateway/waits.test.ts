import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as v from 'valibot';

import { endpoint } from '../../../contract/wire/endpoint';
import { sendPatiently } from '../../../src/effects/gateway/gateway';
import { fakeLine } from '../support/fake-line';

const news = endpoint({
  summary: '查询',
  method: 'GET',
  path: '/api-cms/news',
  request: v.object({}),
  reply: v.null(),
  access: 'public',
  urlSafe: false,
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Gateway that is unavailable for one answer with a retry-after header. */
function away(seconds: string) {
  let asked = 0;
  const { line } = fakeLine(() => {
    asked += 1;
    return asked === 1 ? { status: 503, headers: { 'retry-after': seconds } } : { status: 200 };
  });
  return { line, asked: () => asked };
}

it.each([
  ['5', 5_250],
  ['1', 1_250],
  ['0', 250],
])('the gateway client retries a wait of %s seconds after %d ms, with jitter', async (s, ms) => {
  const { line, asked } = away(s);
  const answer = sendPatiently(line, news, {}, {});
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect([asked(), (await answer)?.status]).toEqual([2, 200]);
});

it('the gateway client does not wait six seconds', async () => {
  const { line, asked } = away('6');
  expect((await sendPatiently(line, news, {}, {}))?.status).toBe(503);
  expect([asked(), vi.getTimerCount()]).toEqual([1, 0]);
});

it('the gateway client clears the timer when the caller aborts', async () => {
  const { line, asked } = away('5');
  const wish = new AbortController();
  const answer = sendPatiently(line, news, {}, { signal: wish.signal });
  await vi.advanceTimersByTimeAsync(100);
  wish.abort();
  expect((await answer)?.status).toBe(503);
  expect([asked(), vi.getTimerCount()]).toEqual([1, 0]);
});
