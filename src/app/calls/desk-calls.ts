import { findOptionsVia } from '../../effects/booking/find-options';
import { askDaysOffOf } from '../../effects/desk/ask-days-off';
import type { Gateway } from '../../effects/gateway/gateway';
import { loadGoodsVia } from '../../effects/orders/load-goods';

export const deskCallsOver = (gateway: Gateway) => ({
  findOptions: findOptionsVia(gateway),
  findGoods: loadGoodsVia(gateway),
  askDaysOff: askDaysOffOf(gateway),
});
