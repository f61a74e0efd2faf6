import { TRUCK_COST, TRUCK_OUT } from '../../../../domain/modes/dom/cancel';
import type { DomForm } from '../../../../domain/modes/dom/form';
import { onDayOf } from '../../../../domain/modes/step-days';
import type { OrderState } from '../../../../domain/order/life/lifecycle';
import { momentIn } from '../../../../domain/values/moments';
import type { Pass } from '../after/way';

/** Whoever takes the boxes signs for them, and the order ends with that paper. */
const SIGNED = [{ docType: 'SIGNEDFOR', name: '签收单' }];

/** A truck of the house is sent: whoever gives the order up from here on pays for it as well. */
const SENT: Pass = {
  place: TRUCK_OUT,
  tells: { label: '拖车实际费用', shape: TRUCK_COST, message: '请填写拖车实际费用，如：650 元' },
};

/** What happens to the boxes on land, between the states of their order: before the port, and behind it. */
export function domPasses(
  { fromCity, toCity, loadFrom = '' }: Pick<DomForm, 'fromCity' | 'toCity'> & Partial<Pick<DomForm, 'loadFrom'>>,
  state: OrderState,
): readonly Pass[] {
  const loads = fromCity === '' ? null : momentIn(loadFrom);
  const loaded: Pass = { place: '已装货', ...(loads !== null && { plan: onDayOf(loads) }) };
  if (state === 'BOOKED') return [...(fromCity === '' ? [] : [SENT]), { place: '已提箱' }, loaded];
  if (state !== 'ARRIVED') return [];
  return toCity === ''
    ? [{ place: '收货人已提箱', papers: SIGNED }]
    : [{ place: '送货车已出发' }, { place: '已送达', papers: SIGNED }];
}
