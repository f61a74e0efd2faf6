import type { OrderFault } from '../../../domain/rules/fault';
import { isOrderNo } from '../../../domain/order/life/number';
import type { Queries } from '../../base/database/database';
import { orderStore } from './store';

type OrderLookup = { orderNo: string; unless: OrderFault };

/** Faults of a form that names other orders. Another user's order is reported like a missing one. */
export async function foreignFaults(
  inside: Queries,
  userId: string,
  named: readonly OrderLookup[],
): Promise<OrderFault[]> {
  const faults: OrderFault[] = [];
  for (const { orderNo, unless } of named) {
    const isMine = isOrderNo(orderNo) && (await orderStore(inside).find(userId, orderNo)) !== undefined;
    if (!isMine) faults.push(unless);
  }
  return faults;
}
