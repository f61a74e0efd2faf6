import { TRUCK_COST, TRUCK_OUT } from '../../../../domain/modes/dom/cancel';
import type { DomForm } from '../../../../domain/modes/dom/form';
import { onDayOf } from '../../../../domain/modes/step-days';
import type { OrderState } from '../../../../domain/order/life/lifecycle';
import { momentIn } from '../../../../domain/values/moments';
import type { Pass } from '../after/way';

/** The signed receipt completes the order. */
const SIGNED = [{ docType: 'SIGNEDFOR', name: '签收单' }];

/** A truck has been sent: a later cancellation pays its cost. */
const SENT: Pass = {
  place: TRUCK_OUT,
  tells: { label: '拖车实际费用', shape: TRUCK_COST, message: '请填写拖车实际费用，如：650 元' },
};

/** Land legs between the states: before the loading port and after the discharge port. */
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
