import { quoteFcl } from '../../../contract/modes/fcl/quote';
import { findOptionsVia } from '../../effects/booking/find-options';
import { nameSearchVia } from '../../effects/booking/name-search';
import type { Gateway } from '../../effects/gateway/gateway';
import { loadSailingsVia } from '../../effects/market/load-sailings';
import { otherSailingsVia } from '../../effects/market/other-sailings';
import { lockPriceVia, recallQuoteVia } from '../../effects/market/locked-price';

export function sailingCallsOver(gateway: Gateway) {
  return {
    findOptions: findOptionsVia(gateway),
    nameSearch: nameSearchVia(gateway),
    loadOffers: loadSailingsVia(gateway),
    lockPrice: lockPriceVia(gateway, quoteFcl),
    recallQuote: recallQuoteVia(gateway),
    findAlternatives: otherSailingsVia(gateway),
  };
}

export type OfferCalls = ReturnType<typeof sailingCallsOver>;
