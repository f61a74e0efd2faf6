import { isOrderNo } from '../../../domain/order/life/number';
import { isJustPlaced } from '../../effects/after-order/greeted';

/** The number of what waits, empty where it has none, or its rows as a search says them: twenty of at most 52 signs. */
const NEXT = /^(?:\d{4})?$|^(?:\d{4}|[gn])~.{0,1040}$/;
const ROWS = /^(?:\d{4}|[gn])~/;
const FIRST = /(?:^|,)(\d{4})~/;

/** Something waits also where its rows are more than a search takes: then its first number leads on. */
function waitingIn(next: string | null): string | null {
  if (next === null || NEXT.test(next)) return next;
  return ROWS.test(next) ? (FIRST.exec(next)?.[1] ?? '') : null;
}

/** What the address of a receipt says: the order, and whether something waits for one of its own. */
export function receiptArrival() {
  const asked = new URLSearchParams(globalThis.location?.search ?? '');
  const orderNo = asked.get('no') ?? '';
  return isOrderNo(orderNo)
    ? { orderNo, isJustPlaced: isJustPlaced(orderNo), next: waitingIn(asked.get('next')) }
    : { orderNo: null, isJustPlaced: false, next: null };
}
