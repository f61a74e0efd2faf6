import type { DomForm } from '../../../domain/modes/dom/form';
import type { OrderState } from '../../../domain/order/lifecycle';
import type { Pass } from '../mode';

/** What happens to the boxes on land, between the states of their order: before the port, and behind it where a truck takes them on. */
export function domPasses({ toCity }: Pick<DomForm, 'toCity'>, state: OrderState): readonly Pass[] {
  if (state === 'BOOKED') return [{ place: '已提箱' }, { place: '已装货' }];
  return state === 'ARRIVED' && toCity !== '' ? [{ place: '送货车已出发' }, { place: '已送达' }] : [];
}
