import { noticedBy, type RailQuote } from '../../../domain/modes/rail/quote';
import type { Told } from '../../../domain/offer/notice';

/** A quote with what the house says by now of the border its train crosses. */
export const railHeeding = (quote: RailQuote, told: Told): RailQuote => ({
  ...quote,
  offer: noticedBy(quote.offer, told(quote.offer.detail.border)),
});
