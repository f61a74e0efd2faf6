import { keepingCoupon } from '../../../../domain/offer/coupon';
import { goodsLookup } from '../../../../domain/goods/identity';
import { addSurcharges } from '../../../../domain/order/money/priced';
import { type Amounts, ANSWER_WITHIN_MS, type Measured } from '../../../../domain/order/on-site/measured';
import type { Queries } from '../../../base/database/database';
import { storeAmended, storeTakings } from '../../orders/keep-anew';
import type { OrderRow, OrderSnapshot } from '../../orders/order';
import { readOrder } from '../../orders/snapshot';
import type { AfterDeps } from '../deps';
import { type LaterDeps, waitLater } from './later';
import { resizePlace } from './places';
import { noteMeasured } from './store';

type MeasuredRow = Pick<OrderRow, 'orderNo' | 'mode' | 'snapshot'>;

/**
 * Records the measurement inside the transaction of arrival. Within a tenth the price stays; smaller goods are repriced
 * at once; for larger goods the owner decides, and room is kept if there is any.
 */
export async function measureOrder(
  inside: Queries,
  deps: LaterDeps & Pick<AfterDeps, 'identityOf'>,
  order: MeasuredRow,
  came: Amounts,
  at: Date,
): Promise<Measured> {
  const { mode, snapshot } = readOrder(deps.modes, order);
  const words = mode.after?.measure;
  if (!words) throw new Error(`${order.mode} measures nothing`);
  const { orderNo } = order;
  const told = words.weighed(snapshot, came);
  const { goodsOf } = goodsLookup(deps.identityOf);
  const now = addSurcharges(told.now, { ...snapshot, goodsOf });
  const weighed = { ...told, now: keepingCoupon(now, snapshot.charges) };
  const measured: Measured = { ...weighed, stands: 'SETTLED', measuredAt: at.toISOString(), answerBy: null };
  const kept = { ...(snapshot as OrderSnapshot), v: 2 as const };
  if (weighed.outcome === 'MORE') {
    const placed = await resizePlace(inside, words, orderNo, snapshot, came);
    if (!placed) return waitLater(inside, deps, order, measured);
    await storeAmended(inside, orderNo, { ...kept, takings: placed.takings });
    await storeTakings(inside, orderNo, placed);
    const answerBy = new Date(at.getTime() + ANSWER_WITHIN_MS).toISOString();
    const asked: Measured = { ...measured, stands: 'ASKED', answerBy };
    await noteMeasured(inside, orderNo, asked);
    return asked;
  }
  if (weighed.outcome === 'LESS') await storeAmended(inside, orderNo, { ...kept, charges: weighed.now });
  await noteMeasured(inside, orderNo, measured);
  return measured;
}
