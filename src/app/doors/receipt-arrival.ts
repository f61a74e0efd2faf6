import { isOrderNo } from '../../../domain/order/number';
import { isGreeted } from '../../effects/after-order/greeted';

/** The number of what waits, empty where it has none, or its rows as a search says them. */
const NEXT = /^(?:\d{4})?$|^(?:\d{4}|n)~.{0,600}$/;

/** What the address of a receipt says: the order, and whether something waits for one of its own. */
export function receiptArrival() {
  const asked = new URLSearchParams(globalThis.location?.search ?? '');
  const orderNo = asked.get('no') ?? '';
  const next = NEXT.exec(asked.get('next') ?? 'nothing')?.[0] ?? null;
  return isOrderNo(orderNo)
    ? { orderNo, isGreeted: isGreeted(orderNo), next }
    : { orderNo: null, isGreeted: false, next: null };
}
