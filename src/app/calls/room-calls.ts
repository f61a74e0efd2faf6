import { quoteWh } from '../../../contract/modes/wh/quote';
import { findOptionsVia } from '../../effects/booking/find-options';
import { nameSearchVia } from '../../effects/booking/name-search';
import { placesOver } from '../../effects/booking/places';
import type { Gateway } from '../../effects/gateway/gateway';
import { loadRoomsVia, otherRoomsVia } from '../../effects/market/load-rooms';
import { lockPriceVia, recallQuoteVia } from '../../effects/market/quotes';

/** Everything the page of stores asks the gateway, with the schemas it needs. */
export function roomCallsOver(gateway: Gateway) {
  const places = placesOver(gateway);
  return {
    findOptions: findOptionsVia(gateway, places),
    nameSearch: nameSearchVia(gateway, places, Date.now, 'city'),
    loadOffers: loadRoomsVia(gateway),
    lockPrice: lockPriceVia(gateway, quoteWh),
    recallQuote: recallQuoteVia(gateway),
    findAlternatives: otherRoomsVia(gateway),
  };
}
