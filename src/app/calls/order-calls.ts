import type { ModeId } from '../../../domain/modes';
import { findOptionsVia } from '../../effects/booking/find-options';
import { placesOver } from '../../effects/booking/places';
import { constantsOver } from '../../effects/constants/constants';
import type { Gateway } from '../../effects/gateway/gateway';
import { findAlternativesVia } from '../../effects/market/quotes';
import { loadGoodsVia } from '../../effects/orders/load-goods';
import { loadListsVia } from '../../effects/orders/load-lists';
import { loadRegionsVia } from '../../effects/orders/load-regions';
import { loadQuoteVia, renewQuoteVia } from '../../effects/orders/quotes';
import { findOrderVia, submitOrderVia } from '../../effects/orders/submit-order';

/** Everything an order asks the gateway, with the schemas it needs. */
export const orderCallsOver = (gateway: Gateway, mode: ModeId) => ({
  findOptions: findOptionsVia(gateway, placesOver(gateway)),
  loadGoods: loadGoodsVia(gateway),
  findAlternatives: findAlternativesVia(gateway),
  loadLists: loadListsVia(constantsOver(gateway)),
  loadRegions: loadRegionsVia(gateway),
  loadQuote: loadQuoteVia(gateway),
  renewQuote: renewQuoteVia(gateway),
  submitOrder: submitOrderVia(gateway, mode),
  findOrder: findOrderVia(gateway),
});
