import { pathOf } from '../../../domain/routes';
import type { Money } from '../../../domain/values/money';
import { MODES } from '../../../domain/modes';
import { countdownTo, type Countdown } from '../../support/clock';
import type { FindAlternativesInput, HeldQuote, QuotingContext } from './quoting.types';

const SECOND = 1_000;
const LOCKED_SECONDS = (MODES.FCL.lockMs ?? 0) / SECOND;

export const countdownOf = (quote: HeldQuote, now: number): Countdown =>
  countdownTo(quote.lockedUntil, now, LOCKED_SECONDS);

/** The order form of a quote. */
export const orderAddress = (quote: HeldQuote | null): string =>
  `${pathOf('shippingFclOrder')}${quote ? `?quote=${encodeURIComponent(quote.quoteId)}` : ''}`;

/** The sailing a question is about: the one that was pressed, or the one of a quote from an earlier visit. */
export const askedOf = ({ search, sailing, quote }: QuotingContext): FindAlternativesInput => ({
  search,
  sailingId: sailing?.sailingId ?? quote?.sailingId ?? '',
});

export const isSameMoney = (one: Money | null, other: Money): boolean =>
  one !== null && one.amount === other.amount && one.currency === other.currency;
