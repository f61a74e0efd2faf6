// @vitest-environment jsdom
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { endpoint } from '../../../contract/wire/endpoint';
import { done } from '../support/fake-line';
import { openPage, tokenOf } from '../support/page';
import { PATIENCE } from '../../support/patience';

const LOGOUT = '/api-auth/logout';
const STORMS = 200;
const CALLS = 100;
const LATE = 30;

const thing = endpoint({
  summary: '查询',
  method: 'POST',
  path: '/api-basic/thing/find',
  request: v.object({}),
  reply: v.null(),
  access: 'session',
  urlSafe: false,
});

const expired = { status: 401, data: { code: '00000401', message: '登录已过期，请重新登录', data: null } };

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

/** Gateway that holds its answers until released. */
function slowGateway() {
  let waiting: (() => void)[] = [];
  return {
    answer: ({ url }: { url?: string }) =>
      url === LOGOUT ? done(null) : new Promise<typeof expired>((resolve) => waiting.push(() => resolve(expired))),
    letGo: (count: number) => {
      for (const answer of waiting.splice(0, count)) answer();
    },
    waiting: () => waiting.length,
    forget: () => (waiting = []),
  };
}

describe('hundred answers with an expired token', () => {
  it(`lead to one logout and one reload, ${STORMS} times, and never harm a newer session`, async () => {
    const gateway = slowGateway();
    const page = openPage(gateway.answer);
    let wiped = 0;
    for (let storm = 0; storm < STORMS; storm += 1) {
      const token = `token-${storm}`;
      await page.signIn(token);
      gateway.letGo(Infinity);
      await vi.advanceTimersByTimeAsync(10_000);
      const isThere =
        page.session().context.token === token && page.cookies()[0] === token && page.cookies()[1] !== null;
      if (!isThere) wiped += 1;

      for (let call = 0; call < CALLS; call += 1) void page.gateway.call(thing, {});
      await vi.advanceTimersByTimeAsync(1);
      expect(gateway.waiting()).toBe(CALLS);
      gateway.letGo(CALLS - LATE);
      await vi.advanceTimersByTimeAsync(60_000);
      // Lazy imports use the real clock, which lags behind the fake one on a busy machine.
      await vi.waitFor(() => expect(page.reload.mock.calls).toHaveLength(storm + 1), PATIENCE);
      expect(page.cookies()).toEqual([null, null]);
    }
    expect({ reloads: page.reload.mock.calls.length, wiped }).toEqual({ reloads: STORMS, wiped: 0 });
    const ended = page.requestsTo(LOGOUT).map(tokenOf);
    expect(ended).toEqual(Array.from({ length: STORMS }, (_, storm) => `token-${storm}`));
  });

  it('leave a session started in another tab alone', async () => {
    const gateway = slowGateway();
    const page = openPage(gateway.answer);
    await page.signIn('token-of-li');
    page.meddle('token-of-zhao');
    for (let call = 0; call < CALLS; call += 1) void page.gateway.call(thing, {});
    await vi.advanceTimersByTimeAsync(1);
    gateway.letGo(CALLS);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.session().context.token).toBe('token-of-zhao');
    expect([page.reload.mock.calls.length, page.requestsTo(LOGOUT).length]).toEqual([0, 0]);
  });

  it('stop reloading when it does not help and show a button', async () => {
    const page = openPage(({ url }) => (url === LOGOUT ? done(null) : expired));
    for (let turn = 0; turn < 2; turn += 1) {
      await page.signIn(`token-${turn}`);
      await page.gateway.call(thing, {});
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(page.reload).toHaveBeenCalledTimes(1);
    expect(page.session().hasTag('blocking')).toBe(true);
    page.app.send({ type: 'page.reload' });
    expect(page.reload).toHaveBeenCalledTimes(2);
  });
});
