import { formAddress } from '../../../domain/order/drafts/form-address';
import type { Money } from '../../../domain/values/money';
import type { ModeFacts } from '../../../domain/mode-ids';
import { countdownTo, type Countdown } from '../../support/clock';
import type { FindAlternativesInput, HeldQuote, QuotingContext } from './quoting.types';

const SECOND = 1_000;

/** Caps the countdown at the lock time of the mode, however wrong a clock is. */
export const quoteCountdown = (quote: HeldQuote, now: number, { lockMs }: ModeFacts): Countdown =>
  countdownTo(quote.lockedUntil, now, (lockMs ?? 0) / SECOND);

export const orderAddress = ({ facts, quote }: Pick<QuotingContext, 'facts' | 'quote'>): string =>
  formAddress(facts, quote?.quoteId ?? null);

/** The offer of the question: the one pressed, or that of a quote from an earlier visit. */
export const alternativesInput = ({ search, offer, quote }: QuotingContext): FindAlternativesInput => ({
  search,
  offerId: offer?.offerId ?? quote?.offerId ?? '',
});

export const isSameMoney = (one: Money | null, other: Money): boolean =>
  one !== null && one.amount === other.amount && one.currency === other.currency;
