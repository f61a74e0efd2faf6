import { isOrderNo } from '../../../domain/order/life/number';
import { isJustPlaced } from '../../effects/after-order/greeted';

/**
 * UN number of the waiting goods, empty if they have none, or their rows as a search: twenty of at most 52 characters.
 */
const NEXT = /^(?:\d{4})?$|^(?:\d{4}|[gn])~.{0,1040}$/;
const ROWS = /^(?:\d{4}|[gn])~/;
const FIRST = /(?:^|,)(\d{4})~/;

/** Rows beyond a search's limit still wait: their first UN number is used. */
function waitingIn(next: string | null): string | null {
  if (next === null || NEXT.test(next)) return next;
  return ROWS.test(next) ? (FIRST.exec(next)?.[1] ?? '') : null;
}

/** Reads a receipt's address: the order, and goods that wait for an order of their own. */
export function receiptArrival() {
  const asked = new URLSearchParams(globalThis.location?.search ?? '');
  const orderNo = asked.get('no') ?? '';
  return isOrderNo(orderNo)
    ? { orderNo, isJustPlaced: isJustPlaced(orderNo), next: waitingIn(asked.get('next')) }
    : { orderNo: null, isJustPlaced: false, next: null };
}
