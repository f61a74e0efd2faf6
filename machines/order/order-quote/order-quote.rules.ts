import { parseMoment } from '../../../domain/values/moments';
import type { LoadQuoteOutcome, OrderQuoteContext, RenewQuoteOutcome } from './order-quote.types';

/** A used quote counts as lapsed: the next order needs its own. */
const quoteDeadline = ({ quote: { state, lockedUntil }, now }: Extract<LoadQuoteOutcome, { ok: true }>): number =>
  state === 'LOCKED' ? (parseMoment(lockedUntil) ?? now) : now;

export const withLoadedQuote = (outcome: LoadQuoteOutcome): Partial<OrderQuoteContext> =>
  outcome.ok
    ? {
        quoteId: outcome.quote.quoteId,
        quote: outcome.quote,
        deadline: quoteDeadline(outcome),
        now: outcome.now,
        failureCode: null,
      }
    : { failureCode: outcome.failure.code };

export const withRenewal = (outcome: RenewQuoteOutcome): Partial<OrderQuoteContext> =>
  outcome.ok
    ? { renewal: outcome.renewal, now: outcome.now, failureCode: null }
    : { failureCode: outcome.failure.code };

export const withAcceptedRenewal = ({ renewal, now, ...context }: OrderQuoteContext): Partial<OrderQuoteContext> =>
  renewal ? { ...withLoadedQuote({ ok: true, quote: renewal.quote, now }), renewal: null } : context;
