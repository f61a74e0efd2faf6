import type { Clock } from '../../base/clock';
import type { Offers } from '../market/offers';
import type { QuotesForOrders } from './for-orders';
import { lockedRow, buildQuote } from './quote';
import { quoteStore } from './store';

type Deps = { clock: Clock; offers: Offers };

export const quotesForOrders = ({ clock, offers }: Deps): QuotesForOrders => ({
  async forSubmit(inside, quoteId, userId) {
    const row = await quoteStore(inside).hold(quoteId, userId);
    if (!row) return { ok: false, trouble: 'unknown' };
    if (row.orderNo !== null) return { ok: false, trouble: 'used', orderNo: row.orderNo };
    const quote = buildQuote(row, clock.now());
    return quote.state === 'LAPSED' ? { ok: false, trouble: 'lapsed' } : { ok: true, quote };
  },
  use: (inside, used) => quoteStore(inside).use(used, new Date(clock.now())),
  async keep(inside, priced, userId) {
    const row = lockedRow(priced, clock.now());
    await quoteStore(inside).insert(row, userId, new Date(clock.now()));
    return row.quoteId;
  },
  release: (inside, orderNos) => quoteStore(inside).release(orderNos),
  offerNow: (mode, search, offerId) => offers.offer(mode, search, offerId),
  leftNow: (quote) => offers.leftNow(quote),
  alternatives: (mode, search, offerId) => offers.alternatives(mode, search, offerId),
});
