import { BORDER_CODES, BORDERS } from '../../../../domain/modes/rail/corridor';
import { addPlaceNotice, type RailQuote } from '../../../../domain/modes/rail/quote';
import type { NoticePlace, NoticeLookup } from '../../../../domain/offer/notice';

export const railPlaces: readonly NoticePlace[] = BORDER_CODES.map((place) => ({ place, name: BORDERS[place].nameCn }));

export const railHeeding = (quote: RailQuote, told: NoticeLookup): RailQuote => ({
  ...quote,
  offer: addPlaceNotice(quote.offer, told(quote.offer.detail.border)),
});
