import { blankOrder } from './blank';
import type { OrderForm } from './form';

export function splitOrder<TForm extends OrderForm>(form: TForm, staying: readonly number[]): TForm {
  const goods = form.goods.filter((_, at) => staying.includes(at));
  const leaving = form.goods.filter((_, at) => !staying.includes(at));
  return goods.length === 0 ? form : { ...form, goods, later: [...form.later, ...leaving] };
}

export const rejoinedOrder = <TForm extends OrderForm>(form: TForm): TForm => ({
  ...form,
  goods: [...form.goods, ...form.later],
  later: [],
});

/**
 * Next order from the waiting rows: same parties, terms and papers, without quote and consents. Null without waiting
 * rows.
 */
export function buildNextOrder<TForm extends OrderForm>(form: TForm): TForm | null {
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

export function nextGoodsName({ later, isDanger }: Pick<OrderForm, 'later' | 'isDanger'>): string | null {
  const [first] = later;
  if (!first) return null;
  return isDanger === 'Y' ? first.unNo.trim() : '';
}
