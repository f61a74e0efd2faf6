import { pathOf } from '../../../domain/routes';
import type { Money } from '../../../domain/values/money';
import type { ModeFacts } from '../../../domain/modes';
import { countdownTo, type Countdown } from '../../support/clock';
import type { FindAlternativesInput, HeldQuote, QuotingContext } from './quoting.types';

const SECOND = 1_000;

/** However wrong a clock is, no price of a mode is shown to stand longer than one can. */
export const countdownOf = (quote: HeldQuote, now: number, { lockMs }: ModeFacts): Countdown =>
  countdownTo(quote.lockedUntil, now, (lockMs ?? 0) / SECOND);

/** The order form of a quote. Where search and form share an address, it says that the form is meant. */
export function orderAddress({ facts: { routes, stepKey }, quote }: Pick<QuotingContext, 'facts' | 'quote'>): string {
  const words = [
    ...(stepKey === 'at' ? ['step=order'] : []),
    ...(quote ? [`quote=${encodeURIComponent(quote.quoteId)}`] : []),
  ];
  return [pathOf(routes.order), ...(words.length > 0 ? [words.join('&')] : [])].join('?');
}

/** The offer a question is about: the one that was pressed, or the one of a quote from an earlier visit. */
export const askedOf = ({ search, offer, quote }: QuotingContext): FindAlternativesInput => ({
  search,
  offerId: offer?.offerId ?? quote?.offerId ?? '',
});

export const isSameMoney = (one: Money | null, other: Money): boolean =>
  one !== null && one.amount === other.amount && one.currency === other.currency;
