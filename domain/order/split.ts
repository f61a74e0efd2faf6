import type { FclOrderForm } from './form';
import { blankFclOrder } from './blank';

/** The goods of these rows stay in the order. All others wait, as they were typed, for an order of their own. */
export function splitOrder(form: FclOrderForm, staying: readonly number[]): FclOrderForm {
  const goods = form.goods.filter((_, at) => staying.includes(at));
  const leaving = form.goods.filter((_, at) => !staying.includes(at));
  return goods.length === 0 ? form : { ...form, goods, later: [...form.later, ...leaving] };
}

/** What waits is taken back into the order. */
export const rejoinedOrder = (form: FclOrderForm): FclOrderForm => ({
  ...form,
  goods: [...form.goods, ...form.later],
  later: [],
});

/**
 * The order of what waits: the same people, terms and papers, at a price of its own, and promised anew. Null where
 * nothing waits.
 */
export function nextOrderOf(form: FclOrderForm): FclOrderForm | null {
  if (form.later.length === 0) return null;
  const { quoteId, sailingId, altSailingId, agreeProtocol, dgPromise } = blankFclOrder;
  return { ...form, quoteId, sailingId, altSailingId, agreeProtocol, dgPromise, goods: form.later, later: [] };
}

/** What the next order is searched for by: the UN number of its goods, empty where they have none. */
export function nextGoodsOf({ later, isDanger }: FclOrderForm): string | null {
  const [first] = later;
  if (!first) return null;
  return isDanger === 'Y' ? first.unNo.trim() : '';
}
