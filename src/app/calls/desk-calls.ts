import { findOptionsVia } from '../../effects/booking/find-options';
import type { Gateway } from '../../effects/gateway/gateway';
import { loadGoodsVia } from '../../effects/orders/load-goods';

/** What the tools of the desk ask the gateway: which substance is meant, and all about it. */
export const deskCallsOver = (gateway: Gateway) => ({
  findOptions: findOptionsVia(gateway),
  findGoods: loadGoodsVia(gateway),
});
