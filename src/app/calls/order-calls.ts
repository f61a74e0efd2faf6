import type { OrderWire } from '../../../contract/orders/orders';
import type { OrderMode } from '../../../domain/order/mode/mode';
import { findOptionsVia } from '../../effects/booking/find-options';
import { constantsOver } from '../../effects/constants/constants';
import type { Gateway } from '../../effects/gateway/gateway';
import { askBeforeVia } from '../../effects/orders/ask-before';
import { loadGoodsVia } from '../../effects/orders/load-goods';
import { loadListsVia } from '../../effects/orders/load-lists';
import { loadRegionsVia } from '../../effects/orders/load-regions';
import { loadQuoteVia, renewQuoteVia, type QuoteShape } from '../../effects/orders/quotes';
import { findOrderVia, submitOrderVia } from '../../effects/orders/submit-order';

export { loadRegionsVia };

export const orderCallsOver = (
  gateway: Gateway,
  mode: OrderMode,
  wire: OrderWire,
  shape: QuoteShape,
  isSignedIn: () => boolean,
) => ({
  askBefore: askBeforeVia(gateway, isSignedIn, mode.terms.protocol),
  findOptions: findOptionsVia(gateway),
  loadGoods: loadGoodsVia(gateway),
  loadLists: loadListsVia(constantsOver(gateway)),
  loadRegions: loadRegionsVia(gateway),
  loadQuote: loadQuoteVia(gateway, shape, { isSignedIn }),
  renewQuote: renewQuoteVia(gateway, shape),
  submitOrder: submitOrderVia(gateway, wire, mode.terms.protocol),
  findOrder: findOrderVia(gateway),
});
