import { readUnNo } from '../../../domain/goods/dangerous-goods';
import type { OrderBrief, OrderHead, PastEvent } from '../../../domain/order/receipt/brief';
import type { GoodsRow } from '../../../domain/goods/row';
import type { FormAndQuote } from '../../trade/modes/market';
import { MARKETS } from '../../trade/modes/markets';

export const goodsName = ({ nameCn, unNo, hazardClass }: GoodsRow): OrderHead['goods'][number] => ({
  nameCn,
  unNo: readUnNo(unNo),
  hazardClass: hazardClass === '' ? null : hazardClass,
});

export function buildOrderHead({ form, quote }: FormAndQuote): OrderHead {
  const { org, dst, supplier } = quote.offer;
  const { leavesAt, arrivesAt } = MARKETS[quote.mode]?.moments?.({ form, quote }) ?? quote.offer;
  return { org, dst, supplier, leavesAt, arrivesAt, goods: form.goods.map(goodsName) };
}

type MomentsNow = Pick<OrderBrief, 'leavesAt' | 'arrivesAt' | 'plannedArrival'>;

/** Times after reports, with the planned arrival if it changed; null in modes that keep the quote's. */
export function momentsNow(order: FormAndQuote, past: readonly PastEvent[]): MomentsNow | null {
  const market = MARKETS[order.quote.mode];
  if (!market?.moments) return null;
  const [planned, now] = [market.moments(order), market.moments(order, past)];
  return planned.arrivesAt === null || planned.arrivesAt === now.arrivesAt
    ? now
    : { ...now, plannedArrival: planned.arrivesAt };
}
