import { createActor, fromCallback, fromPromise, setup } from 'xstate';
import { expect, it, vi } from 'vitest';

import { orderQuoteMachine, type LoadQuoteInput, type LoadQuoteOutcome } from '../../../machines/order/order-quote';
import { NOW, QUOTE } from '../../../stories/order/quoted.fixtures';

const heard: number[] = [];
const page = setup({
  actors: {
    quote: orderQuoteMachine.provide({
      actors: {
        loadQuote: fromPromise<LoadQuoteOutcome, LoadQuoteInput>(() =>
          Promise.resolve({ ok: true, quote: QUOTE, now: NOW }),
        ),
        secondTicker: fromCallback(() => {}),
      },
    }),
  },
}).createMachine({
  invoke: { id: 'quote', src: 'quote', input: { quoteId: 'Q1' } },
  on: { 'clock.ticked': { actions: ({ event }) => heard.push((event as unknown as { now: number }).now) } },
});

it('reports each minute to its page and not every second', async () => {
  const actor = createActor(page).start();
  const { quote } = actor.getSnapshot().children;
  await vi.waitFor(() => expect(quote?.getSnapshot().matches('held')).toBe(true));
  const minute = Math.ceil(NOW / 60_000) * 60_000;
  for (const now of [minute, minute + 1_000, minute + 59_999, minute + 60_000, minute + 61_000])
    quote?.send({ type: 'clock.ticked', now });
  expect(heard.filter((now) => now > minute)).toEqual([minute + 60_000]);
  actor.stop();
});
