import { findOptionsVia } from '../../effects/booking/find-options';
import type { Gateway } from '../../effects/gateway/gateway';
import { checkGoodsVia } from '../../effects/home/check-goods';
import { loadNewsVia } from '../../effects/home/load-news';
import { loadPricesVia } from '../../effects/home/load-prices';
import { loadSlidesVia } from '../../effects/home/load-slides';

export const homeCallsOver = (gateway: Gateway) => ({
  findOptions: findOptionsVia(gateway),
  loadPrices: loadPricesVia(gateway),
  loadNews: loadNewsVia(gateway),
  loadSlides: loadSlidesVia(gateway),
  checkGoods: checkGoodsVia(gateway),
});
