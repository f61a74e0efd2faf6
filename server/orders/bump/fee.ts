import { isOpenBump } from '../../../domain/order/bumped';
import type { Money } from '../../../domain/values/money';
import type { OrderRow } from '../order';
import type { ReadOrder } from '../snapshot';

/** What cancelling costs: nothing as long as its owner may say what becomes of goods that were left behind. */
export function feeNow(
  { mode, snapshot }: ReadOrder,
  { state, bumped }: Pick<OrderRow, 'state' | 'bumped'>,
  now: number,
): Money | null {
  const fee = mode.cancelFee(snapshot, state, now);
  return fee !== null && bumped !== null && isOpenBump(bumped, now) ? { ...fee, amount: 0 } : fee;
}
