import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';

import { requestTicket } from '../../../src/effects/center-ticket';
import { outcomeOf } from '../home/support';
import { done, fakeGateway, offline, refused, type Said } from '../support/fake-line';
import { MORE_SLOTS } from './more-slots';
import { SLOTS, type Slot } from './slots';

/** Calls outside chart slots. */
const BESIDES: Readonly<Record<string, Slot>> = {
  ticket: {
    of: (gateway) => fromPromise(({ signal }) => requestTicket(gateway, 'https://center.example/', signal)),
  },
};

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  vi.stubGlobal('location', new URL('http://127.0.0.1:5173/'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Every failing call shows its error in place: no toast besides. */
it.each<[how: string, say: () => Said]>([
  ['nobody answers', offline],
  ['the gateway does not serve', () => refused('00000503', '暂不可用')],
  ['the gateway refuses', () => refused('00000400', '参数有误')],
  ['the answer cannot be read', () => done({ what: 'ever' })],
])('no call shows a toast when %s', async (_, say) => {
  const beside: string[] = [];
  for (const [name, { of, input }] of Object.entries({ ...SLOTS, ...MORE_SLOTS, ...BESIDES })) {
    const { gateway, news } = fakeGateway(say, () => 'own-1');
    const asked = outcomeOf(of(gateway), input).catch(() => null);
    await vi.runAllTimersAsync();
    await asked;
    if (news.length > 0) beside.push(`${name} ${JSON.stringify(news)}`);
  }
  expect(beside).toEqual([]);
});
