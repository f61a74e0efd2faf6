import { amendedFee } from '../../../domain/after';
import type { OrderStatus } from '../../../domain/after/rules';
import { passedPlaces } from '../../../domain/order/on-site/way';
import type { Money } from '../../../domain/values/money';
import type { ReadOrder } from './snapshot';

/** Cancellation fee now; null if the order can no longer be cancelled. `told`: its history. */
export function feeNow(
  { mode, snapshot }: ReadOrder,
  order: OrderStatus,
  now: number,
  told: Parameters<typeof passedPlaces>[0],
): Money | null {
  const fee = mode.cancelFee(snapshot, order.state, now, passedPlaces(told));
  return fee && amendedFee(fee, order, now);
}
