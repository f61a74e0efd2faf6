import * as v from 'valibot';
import { fromPromise } from 'xstate';

import { CODES } from '../../../contract/wire/envelope';
import { quoteById, quoteRenew } from '../../../contract/offers/quotes';
import type { Quote } from '../../../domain/offer/offer';
import type {
  LoadQuoteInput,
  LoadQuoteOutcome,
  QuoteFailureCode,
  RenewQuoteOutcome,
} from '../../../machines/order/order-quote';
import type { Gateway } from '../gateway/gateway';
import type { GatewayReply } from '../gateway/reply';
import { saveArrivedQuote } from '../market/quote-memory';
import { unansweredCode } from '../gateway/line-code';
import { houseNow } from '../clock';

/** A malformed quote id is refused as a bad request. */
const MISSING: readonly string[] = [CODES.notFound, CODES.badRequest];

function quoteCallFailure(reply: Exclude<GatewayReply<unknown>, { kind: 'done' }>) {
  const code = ((): QuoteFailureCode => {
    if (reply.kind === 'unreachable') return unansweredCode(reply);
    if (reply.code === CODES.tooMany) return 'tooMany';
    return MISSING.includes(reply.code) ? 'missing' : 'unavailable';
  })();
  return { ok: false as const, failure: { code } };
}

const SIGNED_OUT = { ok: false as const, failure: { code: 'signedOut' as const } };
const UNREADABLE = { ok: false as const, failure: { code: 'unavailable' as const } };

export type QuoteShape = v.GenericSchema<unknown, Quote>;

/** Null for a quote of another mode. */
function parseQuote(shape: QuoteShape, data: unknown): Quote | null {
  const found = v.safeParse(shape, data);
  return found.success ? found.output : null;
}

type Asker = { isSignedIn: () => boolean; now?: () => number };

/** A missing quote may belong to an account the caller has not signed in to. */
export const loadQuoteVia = (gateway: Gateway, shape: QuoteShape, { isSignedIn, now = houseNow }: Asker) =>
  fromPromise<LoadQuoteOutcome, LoadQuoteInput>(async ({ input, signal }) => {
    const isAnonymous = !isSignedIn();
    const reply = await gateway.call(quoteById, input, { signal });
    if (reply.kind !== 'done') {
      const failed = quoteCallFailure(reply);
      return isAnonymous && failed.failure.code === 'missing' ? SIGNED_OUT : failed;
    }
    const quote = parseQuote(shape, reply.data);
    if (!quote) return UNREADABLE;
    saveArrivedQuote(quote);
    return { ok: true, quote, now: now() };
  });

export const renewQuoteVia = (gateway: Gateway, shape: QuoteShape, now: () => number = houseNow) =>
  fromPromise<RenewQuoteOutcome, LoadQuoteInput>(async ({ input, signal }) => {
    const reply = await gateway.call(quoteRenew, input, { signal });
    if (reply.kind !== 'done') return quoteCallFailure(reply);
    const quote = parseQuote(shape, reply.data.quote);
    return quote ? { ok: true, renewal: { ...reply.data, quote }, now: now() } : UNREADABLE;
  });
