import { quoteLcl } from '../../../contract/modes/lcl/quote';
import { findOptionsVia } from '../../effects/booking/find-options';
import { nameSearchVia } from '../../effects/booking/name-search';
import { placesOver } from '../../effects/booking/places';
import type { Gateway } from '../../effects/gateway/gateway';
import { loadDeparturesVia, otherDeparturesVia } from '../../effects/market/load-departures';
import { lockPriceVia, recallQuoteVia } from '../../effects/market/quotes';
import { loadGoodsVia } from '../../effects/orders/load-goods';

/** Everything the page of shared boxes asks the gateway, with the schemas it needs. */
export function departureCallsOver(gateway: Gateway) {
  const places = placesOver(gateway);
  return {
    findOptions: findOptionsVia(gateway, places),
    nameSearch: nameSearchVia(gateway, places),
    findGoods: loadGoodsVia(gateway),
    loadOffers: loadDeparturesVia(gateway),
    lockPrice: lockPriceVia(gateway, quoteLcl),
    recallQuote: recallQuoteVia(gateway),
    findAlternatives: otherDeparturesVia(gateway),
  };
}
