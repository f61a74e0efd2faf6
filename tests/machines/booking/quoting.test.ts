import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';

import { MODES } from '../../../domain/mode-ids';
import { offerFromSailing } from '../../../domain/modes/fcl/detail';
import {
  quotingMachine,
  type AskedQuote,
  type HeldQuote,
  type LockPriceInput,
  type QuoteOutcome,
  type RecallQuoteOutcome,
} from '../../../machines/booking/quoting';
import { CREST, DAWN, NOW, SEARCH } from '../../../stories/booking/sailings.fixtures';

const dawn = offerFromSailing(DAWN);
const total = dawn.price?.charges.totalUsd ?? { amount: 0, currency: 'USD' };
const held = (offerId: string, quoteId: string): HeldQuote => ({
  quoteId,
  offerId,
  lockedUntil: NOW + 3_600_000,
  total,
});

/** Presses an offer before the held quote is known; returns requests and opened pages. */
async function pressedEarly(remembered: HeldQuote | null, pressed = dawn) {
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
  actor.send({ type: 'offer.choose', offer: pressed });
  expect(actor.getSnapshot().hasTag('busy'), 'the press is seen to be taken').toBe(true);
  recalled({ quote: remembered, now: NOW });
  await waitFor(actor, () => opened.length > 0);
  actor.stop();
  return { asked: asked.map(({ offerId, renews }) => ({ offerId, renews })), opened };
}

describe('early press before the held quote is known', () => {
  it('locks the pressed offer', async () => {
    expect(await pressedEarly(null)).toEqual({
      asked: [{ offerId: dawn.offerId, renews: null }],
      opened: ['/shippingFcl/addOrder?quote=new'],
    });
  });

  it('leads on without a question when the offer showed no price', async () => {
    expect(await pressedEarly(null, { ...dawn, price: null })).toEqual({
      asked: [{ offerId: dawn.offerId, renews: null }],
      opened: ['/shippingFcl/addOrder?quote=new'],
    });
  });

  it('locks it when another offer is held', async () => {
    expect(await pressedEarly(held(offerFromSailing(CREST).offerId, 'old'))).toEqual({
      asked: [{ offerId: dawn.offerId, renews: null }],
      opened: ['/shippingFcl/addOrder?quote=new'],
    });
  });

  it('opens the held quote of the same offer', async () => {
    expect(await pressedEarly(held(dawn.offerId, 'old'))).toEqual({
      asked: [],
      opened: ['/shippingFcl/addOrder?quote=old'],
    });
  });
});
