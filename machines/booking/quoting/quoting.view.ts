import type { Money } from '../../../domain/values/money';
import type { Offer } from '../../../domain/offer/offer';
import type { QuotingActor, QuotingSnapshot } from './quoting.machine';
import type { QuoteFailureCode } from './quoting.types';

export type ChoiceView = {
  isBusy: boolean;
  secondsLeft: number | null;
  isLapsed: boolean;
};

const idle: ChoiceView = { isBusy: false, secondsLeft: null, isLapsed: false };

export const selectChoice =
  (offerId: string) =>
  (snapshot: QuotingSnapshot): ChoiceView => {
    const { offer, quote, countdown } = snapshot.context;
    if (snapshot.hasTag('busy')) return { ...idle, isBusy: (offer ?? quote)?.offerId === offerId };
    if (quote?.offerId !== offerId) return idle;
    return {
      isBusy: false,
      secondsLeft: snapshot.hasTag('held') ? countdown.secondsLeft : null,
      isLapsed: snapshot.hasTag('lapsed'),
    };
  };

export type QuotingView =
  | { asks: 'nothing' }
  | { asks: 'changed'; before: Money | null; total: Money }
  | {
      asks: 'soldOut';
      offer: Offer | null;
      alternatives: readonly Offer[] | null;
    }
  | { asks: 'failed'; failureCode: QuoteFailureCode };

export function selectQuoting(snapshot: QuotingSnapshot): QuotingView {
  const { offer, quote, before, alternatives, failureCode } = snapshot.context;
  if (snapshot.hasTag('changed') && quote) return { asks: 'changed', before, total: quote.total };
  if (snapshot.hasTag('soldOut')) return { asks: 'soldOut', offer, alternatives };
  return snapshot.hasTag('failed') && failureCode ? { asks: 'failed', failureCode } : { asks: 'nothing' };
}

export const quotingIntents = (actor: QuotingActor) => ({
  choose: (offer: Offer) => actor.send({ type: 'offer.choose', offer }),
  seekAlternatives: (offer: Offer) => actor.send({ type: 'alternatives.seek', offer }),
  renew: () => actor.send({ type: 'quote.renew' }),
  accept: () => actor.send({ type: 'price.accept' }),
  retry: () => actor.send({ type: 'choice.retry' }),
  close: () => actor.send({ type: 'choice.close' }),
});

export type QuotingIntents = ReturnType<typeof quotingIntents>;
