import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';

import { MODES } from '../../../domain/mode-ids';
import { offerOf } from '../../../domain/modes/fcl/detail';
import {
  quotingMachine,
  type AskedQuote,
  type HeldQuote,
  type LockPriceInput,
  type QuoteOutcome,
  type RecallQuoteOutcome,
} from '../../../machines/booking/quoting';
import { CREST, DAWN, NOW, SEARCH } from '../../../stories/booking/sailings.fixtures';

const dawn = offerOf(DAWN);
const total = dawn.price?.charges.totalUsd ?? { amount: 0, currency: 'USD' };
const held = (offerId: string, quoteId: string): HeldQuote => ({
  quoteId,
  offerId,
  lockedUntil: NOW + 3_600_000,
  total,
});

/** Presses an offer before what was locked earlier is known, and says what was asked for and what opened. */
async function pressedEarly(remembered: HeldQuote | null) {
  let recalled: (outcome: RecallQuoteOutcome) => void = () => undefined;
  const recall = new Promise<RecallQuoteOutcome>((resolve) => {
    recalled = resolve;
  });
  const asked: LockPriceInput[] = [];
  const opened: string[] = [];
  const actor = createActor(
    quotingMachine.provide({
      actors: {
        recallQuote: fromPromise<RecallQuoteOutcome, AskedQuote>(() => recall),
        lockPrice: fromPromise<QuoteOutcome, LockPriceInput>(async ({ input }) => {
          asked.push(input);
          return { ok: true, quote: held(input.offerId, 'new'), now: NOW };
        }),
        secondTicker: fromCallback(() => undefined),
      },
      actions: { saveQuote: () => undefined, openPage: (_, { address }) => opened.push(address) },
    }),
    { input: { facts: MODES.FCL, search: SEARCH } },
  ).start();
  actor.send({ type: 'offer.choose', offer: dawn });
  expect(actor.getSnapshot().hasTag('busy'), 'the press is seen to be taken').toBe(true);
  recalled({ quote: remembered, now: NOW });
  await waitFor(actor, () => opened.length > 0);
  actor.stop();
  return { asked: asked.map(({ offerId, renews }) => ({ offerId, renews })), opened };
}

describe('a press before what was locked earlier is known', () => {
  it('locks the offer that was pressed', async () => {
    expect(await pressedEarly(null)).toEqual({
      asked: [{ offerId: dawn.offerId, renews: null }],
      opened: ['/shippingFcl/addOrder?quote=new'],
    });
  });

  it('locks it also where another one is held', async () => {
    expect(await pressedEarly(held(offerOf(CREST).offerId, 'old'))).toEqual({
      asked: [{ offerId: dawn.offerId, renews: null }],
      opened: ['/shippingFcl/addOrder?quote=new'],
    });
  });

  it('opens the price that is held where it is of the same offer', async () => {
    expect(await pressedEarly(held(dawn.offerId, 'old'))).toEqual({
      asked: [],
      opened: ['/shippingFcl/addOrder?quote=old'],
    });
  });
});
