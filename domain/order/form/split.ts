import { blankOrder } from './blank';
import type { OrderForm } from './form';

/** The goods of these rows stay in the order. All others wait, as they were typed, for an order of their own. */
export function splitOrder<TForm extends OrderForm>(form: TForm, staying: readonly number[]): TForm {
  const goods = form.goods.filter((_, at) => staying.includes(at));
  const leaving = form.goods.filter((_, at) => !staying.includes(at));
  return goods.length === 0 ? form : { ...form, goods, later: [...form.later, ...leaving] };
}

/** What waits is taken back into the order. */
export const rejoinedOrder = <TForm extends OrderForm>(form: TForm): TForm => ({
  ...form,
  goods: [...form.goods, ...form.later],
  later: [],
});

/**
 * The order of what waits: the same people, terms and papers, at a price of its own, and promised anew. Null where
 * nothing waits.
 */
export function nextOrderOf<TForm extends OrderForm>(form: TForm): TForm | null {
  if (form.later.length === 0) return null;
  const { quoteId, offerId, altOfferId, agreeProtocol, agreeCharges, chargesEdition, dgPromise } = blankOrder;
  return {
    ...form,
    quoteId,
    offerId,
    altOfferId,
    agreeProtocol,
    agreeCharges,
    chargesEdition,
    dgPromise,
    goods: form.later,
    later: [],
  };
}

/** What the next order is searched for by: the UN number of its goods, empty where they have none. */
export function nextGoodsOf({ later, isDanger }: Pick<OrderForm, 'later' | 'isDanger'>): string | null {
  const [first] = later;
  if (!first) return null;
  return isDanger === 'Y' ? first.unNo.trim() : '';
}
