import { findOptionsVia } from '../../effects/booking/find-options';
import { askDaysOffOf } from '../../effects/desk/ask-days-off';
import type { Gateway } from '../../effects/gateway/gateway';
import { loadGoodsVia } from '../../effects/orders/load-goods';

/** What the tools of the desk ask the gateway: which substance is meant, all about it, and which days are off. */
export const deskCallsOver = (gateway: Gateway) => ({
  findOptions: findOptionsVia(gateway),
  findGoods: loadGoodsVia(gateway),
  askDaysOff: askDaysOffOf(gateway),
});
