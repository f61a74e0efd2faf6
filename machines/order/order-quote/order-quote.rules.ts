import { momentIn } from '../../../domain/values/moments';
import type { LoadQuoteOutcome, OrderQuoteContext, RenewQuoteOutcome } from './order-quote.types';

/** A used quote counts as lapsed: the next order needs its own. */
const deadlineOf = ({ quote: { state, lockedUntil }, now }: Extract<LoadQuoteOutcome, { ok: true }>): number =>
  state === 'LOCKED' ? (momentIn(lockedUntil) ?? now) : now;

export const heldIn = (outcome: LoadQuoteOutcome): Partial<OrderQuoteContext> =>
  outcome.ok
    ? {
        quoteId: outcome.quote.quoteId,
        quote: outcome.quote,
        deadline: deadlineOf(outcome),
        now: outcome.now,
        failureCode: null,
      }
    : { failureCode: outcome.failure.code };

export const offeredIn = (outcome: RenewQuoteOutcome): Partial<OrderQuoteContext> =>
  outcome.ok
    ? { renewal: outcome.renewal, now: outcome.now, failureCode: null }
    : { failureCode: outcome.failure.code };

export const acceptedIn = ({ renewal, now, ...context }: OrderQuoteContext): Partial<OrderQuoteContext> =>
  renewal ? { ...heldIn({ ok: true, quote: renewal.quote, now }), renewal: null } : context;
