import { fromPromise } from 'xstate';

import { CODES } from '../../../contract/wire/envelope';
import type { QuoteWire } from '../../../contract/modes';
import { quoteById, quoteRenew } from '../../../contract/offers/quotes';
import { toldSum } from '../../../domain/offer/charges';
import type { Quote } from '../../../domain/offer/offer';
import type {
  AskedQuote,
  HeldQuote,
  LockPriceInput,
  QuoteOutcome,
  RecallQuoteOutcome,
} from '../../../machines/booking/quoting';
import type { Gateway } from '../gateway/gateway';
import type { GatewayReply } from '../gateway/reply';
import { rememberedQuote } from './quote-memory';
import { unansweredCode } from '../gateway/line-code';
import { houseNow } from '../clock';

const heldQuoteFrom = ({ quoteId, lockedUntil, offer }: Quote): HeldQuote | null =>
  offer.price && {
    quoteId,
    offerId: offer.offerId,
    lockedUntil: Date.parse(lockedUntil),
    total: toldSum(offer.price.charges),
  };

const NO_PRICE: readonly string[] = [CODES.noPrice, CODES.cargoRefused];

type Refused = Exclude<GatewayReply<unknown>, { kind: 'done' }>;

function quoteFailure(reply: Refused): QuoteOutcome {
  if (reply.kind === 'unreachable') return { ok: false, failure: { code: unansweredCode(reply) } };
  if (reply.code === CODES.soldOut) return { ok: false, failure: { code: 'soldOut' } };
  if (reply.code === CODES.tooMany) return { ok: false, failure: { code: 'tooMany' } };
  return { ok: false, failure: { code: NO_PRICE.includes(reply.code) ? 'noPrice' : 'unavailable' } };
}

function quoteOutcome(quote: Quote, now: number): QuoteOutcome {
  const held = heldQuoteFrom(quote);
  return held ? { ok: true, quote: held, now } : { ok: false, failure: { code: 'noPrice' } };
}

/** `lock`: endpoint that locks an offer of the mode. */
export const lockPriceVia = (gateway: Gateway, lock: QuoteWire, now: () => number = houseNow) =>
  fromPromise<QuoteOutcome, LockPriceInput>(async ({ input: { search, offerId, renews }, signal }) => {
    if (renews !== null) {
      const reply = await gateway.call(quoteRenew, { quoteId: renews }, { signal });
      return reply.kind === 'done' ? quoteOutcome(reply.data.quote, now()) : quoteFailure(reply);
    }
    const reply = await gateway.call(lock, Object.assign({ offerId }, search), { signal });
    return reply.kind === 'done' ? quoteOutcome(reply.data, now()) : quoteFailure(reply);
  });

/** A quote already turned into an order cannot be chosen again. */
export const recallQuoteVia = (gateway: Gateway, now: () => number = houseNow) =>
  fromPromise<RecallQuoteOutcome, AskedQuote>(async ({ input: { search }, signal }) => {
    const quoteId = rememberedQuote(search);
    const reply = quoteId === null ? null : await gateway.call(quoteById, { quoteId }, { signal });
    const isUsable = reply?.kind === 'done' && reply.data.state !== 'USED';
    return { quote: isUsable ? heldQuoteFrom(reply.data) : null, now: now() };
  });
