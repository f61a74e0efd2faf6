import { feeAfter } from '../../../domain/after';
import type { OrderStatus } from '../../../domain/after/rules';
import { passedIn } from '../../../domain/order/on-site/way';
import type { Money } from '../../../domain/values/money';
import type { ReadOrder } from './snapshot';

/** Cancellation fee now; null if the order can no longer be cancelled. `told`: its history. */
export function feeNow(
  { mode, snapshot }: ReadOrder,
  order: OrderStatus,
  now: number,
  told: Parameters<typeof passedIn>[0],
): Money | null {
  const fee = mode.cancelFee(snapshot, order.state, now, passedIn(told));
  return fee && feeAfter(fee, order, now);
}
