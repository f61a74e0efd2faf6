import type { Quote } from '../../offer/offer';
import type { Sailing, SailingSearch } from '../../offer/sailing';
import { type FclDetail, sailingOf } from './detail';
import type { FclRates } from './rates';

export type FclQuote = Quote<SailingSearch, FclDetail, FclRates>;

/** The same quote, with its offer as the sailing that is shown. */
export type SailingQuote = FclQuote & { sailing: Sailing };

export const quotedSailing = (quote: FclQuote): SailingQuote => ({ ...quote, sailing: sailingOf(quote.offer) });
