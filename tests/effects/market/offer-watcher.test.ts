import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { assign, createActor, sendTo, setup } from 'xstate';

import type { Offer, Quote } from '../../../domain/offer/offer';
import type { OfferNews, OfferWatch } from '../../../machines/order/order-page';
import { offerWatcherOf, type OfferWatchInput } from '../../../src/effects/market/offer-watcher';
import { QUOTE } from '../../../stories/order/quoted.fixtures';

const MINUTE = 60_000;

let asked: OfferWatchInput[] = [];
let answers: ((offer: Offer | null) => void)[] = [];
let page: { hidden: boolean; comeBack: () => void };

beforeEach(() => {
  vi.useFakeTimers();
  [asked, answers] = [[], []];
  page = { hidden: false, comeBack: () => {} };
  vi.stubGlobal('document', {
    get hidden() {
      return page.hidden;
    },
    addEventListener: (_: string, look: () => void) => {
      page.comeBack = look;
    },
    removeEventListener: () => {},
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const look = (looking: OfferWatchInput) => {
  asked.push(looking);
  return new Promise<Offer | null>((resolve) => {
    answers.push(resolve);
  });
};

/** Chart that collects watched offers. */
const chart = setup({
  types: { context: {} as { seen: string[] }, events: {} as OfferNews | OfferWatch },
  actors: { offerWatcher: offerWatcherOf(look) },
}).createMachine({
  context: { seen: [] },
  invoke: { id: 'offerWatcher', src: 'offerWatcher' },
  on: {
    'offer.watch': { actions: sendTo('offerWatcher', ({ event }) => event) },
    'offer.seen': { actions: assign({ seen: ({ context, event }) => [...context.seen, event.offer.state] }) },
  },
});

const watching = (quote: Quote | null = QUOTE) => {
  const actor = createActor(chart).start();
  actor.send({ type: 'offer.watch', quote });
  return actor;
};

it('the offer watcher checks the offer at once, every minute and on return, but not for a hidden page', async () => {
  const actor = watching();
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(asked).toHaveLength(2);
  page.hidden = true;
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(asked).toHaveLength(2);
  page.hidden = false;
  page.comeBack();
  expect(asked).toHaveLength(3);
  actor.stop();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect([asked.length, asked.at(-1)?.signal.aborted]).toEqual([3, true]);
});

it('the offer watcher reports the newest answer only and none when the check fails', async () => {
  const actor = watching();
  actor.send({ type: 'offer.watch', quote: { ...QUOTE, quoteId: 'Q2' } });
  answers[0]?.({ ...QUOTE.offer, state: 'OPEN' });
  answers[1]?.({ ...QUOTE.offer, state: 'SOLD_OUT' });
  await vi.advanceTimersByTimeAsync(MINUTE);
  answers[2]?.(null);
  await vi.advanceTimersByTimeAsync(0);
  expect(actor.getSnapshot().context.seen).toEqual(['SOLD_OUT']);
  expect(asked[1]?.quote.quoteId).toBe('Q2');
  actor.stop();
});

it('the offer watcher sends no request before there is a price', async () => {
  const actor = watching(null);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(asked).toHaveLength(0);
  actor.stop();
});
