import type { Quote } from '../../../domain/offer/offer';
import type { OrderQuoteActor, OrderQuoteSnapshot } from './order-quote.machine';
import type { QuoteFailureCode, Renewal } from './order-quote.types';

export const QUOTE_STAGES = ['loading', 'used', 'signedOut', 'missing', 'failed', 'locked', 'lapsed'] as const;
export type QuoteStage = (typeof QUOTE_STAGES)[number];

export type OrderQuoteView = {
  stage: QuoteStage;
  quote: Quote | null;
  secondsLeft: number;
  now: number;
  isRenewing: boolean;
  renewal: Renewal | null;
  failureCode: QuoteFailureCode | null;
};

export const selectOrderQuote = (snapshot: OrderQuoteSnapshot): OrderQuoteView => {
  const { quote, renewal, failureCode, deadline, now } = snapshot.context;
  return {
    stage: QUOTE_STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'loading',
    quote,
    secondsLeft: Math.max(0, Math.ceil((deadline - now) / 1000)),
    now,
    isRenewing: snapshot.hasTag('renewing'),
    renewal,
    failureCode,
  };
};

export const orderQuoteIntents = (actor: OrderQuoteActor) => ({
  retry: () => actor.send({ type: 'quote.retry' }),
  signIn: () => actor.send({ type: 'login.request' }),
  renew: () => actor.send({ type: 'quote.renew' }),
  acceptRenewal: () => actor.send({ type: 'renewal.accept' }),
  dismissRenewal: () => actor.send({ type: 'renewal.dismiss' }),
});

export type OrderQuoteIntents = ReturnType<typeof orderQuoteIntents>;
