import * as v from 'valibot';
import { fromPromise } from 'xstate';

import { CODES } from '../../../contract/envelope';
import { fclQuote } from '../../../contract/modes/fcl';
import { quoteById, quoteRenew } from '../../../contract/quotes';
import { quotedSailing, type SailingQuote } from '../../../domain/modes/fcl/quote';
import type {
  LoadQuoteInput,
  LoadQuoteOutcome,
  QuoteFailureCode,
  RenewQuoteOutcome,
} from '../../../machines/order/order-quote';
import type { Gateway } from '../gateway/gateway';
import type { GatewayReply } from '../gateway/reply';

/** A name that is no quote's is refused for its spelling. */
const MISSING: readonly string[] = [CODES.notFound, CODES.badRequest];

function failureOf(reply: Exclude<GatewayReply<unknown>, { kind: 'done' }>) {
  const code = ((): QuoteFailureCode => {
    if (reply.kind === 'unreachable') return 'network';
    if (reply.code === CODES.tooMany) return 'tooMany';
    return MISSING.includes(reply.code) ? 'missing' : 'unavailable';
  })();
  return { ok: false as const, failure: { code } };
}

const UNREADABLE = { ok: false as const, failure: { code: 'unavailable' as const } };

/** A quote of another mode is none of this page. */
function sailingQuoteIn(data: unknown): SailingQuote | null {
  const found = v.safeParse(fclQuote, data);
  return found.success ? quotedSailing(found.output) : null;
}

export const loadQuoteVia = (gateway: Gateway, now: () => number = Date.now) =>
  fromPromise<LoadQuoteOutcome, LoadQuoteInput>(async ({ input, signal }) => {
    const reply = await gateway.call(quoteById, input, { signal, quiet: true });
    if (reply.kind !== 'done') return failureOf(reply);
    const quote = sailingQuoteIn(reply.data);
    return quote ? { ok: true, quote, now: now() } : UNREADABLE;
  });

export const renewQuoteVia = (gateway: Gateway, now: () => number = Date.now) =>
  fromPromise<RenewQuoteOutcome, LoadQuoteInput>(async ({ input, signal }) => {
    const reply = await gateway.call(quoteRenew, input, { signal, quiet: true });
    if (reply.kind !== 'done') return failureOf(reply);
    const quote = sailingQuoteIn(reply.data.quote);
    return quote ? { ok: true, renewal: { ...reply.data, quote }, now: now() } : UNREADABLE;
  });
