import type { ChargeLine } from '../../domain/offer/charges';
import type { SailingSearch } from '../../domain/offer/sailing';
import type { Clock } from '../clock';
import type { Market } from '../market/market';
import type { QuotesForOrders } from './for-orders';
import { quoteStore } from './store';

type Deps = {
  clock: Clock;
  market: Market;
  serviceLines: (search: SailingSearch, services: readonly string[], insuredValue: number) => ChargeLine[];
};

/** The half of quotes and market that orders see. */
export const quotesForOrders = ({ clock, market, serviceLines }: Deps): QuotesForOrders => ({
  async forSubmit(inside, quoteId, userId) {
    const row = await quoteStore(inside).hold(quoteId, userId);
    if (!row) return { ok: false, trouble: 'unknown' };
    const { orderNo, ...quote } = row;
    if (orderNo !== null) return { ok: false, trouble: 'used' };
    return quote.lockedUntil.getTime() <= clock.now() ? { ok: false, trouble: 'lapsed' } : { ok: true, quote };
  },
  use: (inside, used) => quoteStore(inside).use(used, new Date(clock.now())),
  release: (inside, orderNos) => quoteStore(inside).release(orderNos),
  priceNow: (search, sailingId) => market.sailing(search, sailingId),
  alternatives: (search, sailingId) => market.alternatives(search, sailingId),
  takingsOf: (sailingId, boxes) => market.takingsOf(sailingId, boxes),
  serviceLines,
});
