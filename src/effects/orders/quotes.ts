import { fromPromise } from 'xstate';

import { CODES } from '../../../contract/envelope';
import { quoteById, quoteRenew } from '../../../contract/quotes';
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

export const loadQuoteVia = (gateway: Gateway, now: () => number = Date.now) =>
  fromPromise<LoadQuoteOutcome, LoadQuoteInput>(async ({ input, signal }) => {
    const reply = await gateway.call(quoteById, input, { signal, quiet: true });
    return reply.kind === 'done' ? { ok: true, quote: reply.data, now: now() } : failureOf(reply);
  });

export const renewQuoteVia = (gateway: Gateway, now: () => number = Date.now) =>
  fromPromise<RenewQuoteOutcome, LoadQuoteInput>(async ({ input, signal }) => {
    const reply = await gateway.call(quoteRenew, input, { signal, quiet: true });
    return reply.kind === 'done' ? { ok: true, renewal: reply.data, now: now() } : failureOf(reply);
  });
