import type { DomForm } from '../../../domain/modes/dom/form';
import type { OrderState } from '../../../domain/order/lifecycle';
import type { Pass } from '../mode';

/** Whoever takes the boxes signs for them, and the order ends with that paper. */
const SIGNED = [{ docType: 'SIGNEDFOR', name: '签收单' }];

/** What happens to the boxes on land, between the states of their order: before the port, and behind it. */
export function domPasses({ toCity }: Pick<DomForm, 'toCity'>, state: OrderState): readonly Pass[] {
  if (state === 'BOOKED') return [{ place: '已提箱' }, { place: '已装货' }];
  if (state !== 'ARRIVED') return [];
  return toCity === ''
    ? [{ place: '收货人已提箱', papers: SIGNED }]
    : [{ place: '送货车已出发' }, { place: '已送达', papers: SIGNED }];
}
