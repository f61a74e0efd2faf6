import { isOpenBump } from '../../../domain/order/bumped';
import type { Money } from '../../../domain/values/money';
import type { OrderRow } from '../order';
import { passedIn } from '../way';
import type { ReadOrder } from '../snapshot';

/** What cancelling costs: nothing as long as its owner may say what becomes of goods that were left behind. */
export function feeNow(
  { mode, snapshot }: ReadOrder,
  { state, bumped }: Pick<OrderRow, 'state' | 'bumped'>,
  now: number,
  told: Parameters<typeof passedIn>[0],
): Money | null {
  const fee = mode.cancelFee(snapshot, state, now, passedIn(told));
  return fee !== null && bumped !== null && isOpenBump(bumped, now) ? { ...fee, amount: 0 } : fee;
}
