import type { Money } from '../../../domain/values/money';
import type { Queries } from '../../base/database/database';
import { releaseTakings } from '../orders/cancel';
import { feeNow } from '../orders/fee';
import type { HeldOrder } from '../orders/held';
import { readHistory, appendHistory } from '../orders/history';
import { walkStates } from '../orders/moves';
import { readOrder } from '../orders/snapshot';
import { orderStore } from '../orders/store';
import type { AfterDeps } from './deps';

/** Code of the constants `cancelReason`; the history states the actual reason. */
const OTHER_REASON = '9';

/** Cancels an order that an event has ended, with the mode's fee at that stage. */
export async function giveUp(
  inside: Queries,
  { modes, quotes }: Pick<AfterDeps, 'modes' | 'quotes'>,
  order: HeldOrder,
  { now, note }: { now: Date; note: string },
): Promise<Money | null> {
  const past = (await readHistory(inside, [order.orderNo])).get(order.orderNo) ?? [];
  const fee = feeNow(readOrder(modes, order), order, now.getTime(), past);
  const steps = walkStates(order.state, ['revoked']);
  const to = steps.at(-1)?.to ?? order.state;
  await orderStore(inside).cancel(order.orderNo, order.state, { to, reason: OTHER_REASON, fee: fee?.amount ?? 0 });
  await appendHistory(inside, order.orderNo, steps, { now, byUser: null, note });
  await releaseTakings(inside, quotes, [order.orderNo]);
  return fee;
}
