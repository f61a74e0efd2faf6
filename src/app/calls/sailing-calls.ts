import { quoteFcl } from '../../../contract/modes/fcl/quote';
import { findOptionsVia } from '../../effects/booking/find-options';
import { nameSearchVia } from '../../effects/booking/name-search';
import { placesOver } from '../../effects/booking/places';
import type { Gateway } from '../../effects/gateway/gateway';
import { loadSailingsVia } from '../../effects/market/load-sailings';
import { otherSailingsVia } from '../../effects/market/other-sailings';
import { lockPriceVia, recallQuoteVia } from '../../effects/market/quotes';

/** Everything the page of the sailings asks the gateway, with the schemas it needs. */
export function sailingCallsOver(gateway: Gateway) {
  const places = placesOver(gateway);
  return {
    findOptions: findOptionsVia(gateway, places),
    nameSearch: nameSearchVia(gateway, places),
    loadSailings: loadSailingsVia(gateway),
    lockPrice: lockPriceVia(gateway, quoteFcl),
    recallQuote: recallQuoteVia(gateway),
    findAlternatives: otherSailingsVia(gateway),
  };
}

export type SailingCalls = ReturnType<typeof sailingCallsOver>;
