import type { ModeId } from '../../../domain/mode-ids';
import type { OrderBeforeTruck } from '../../../domain/modes/truck/onward-form';
import type { OrderForm } from '../../../domain/order/form/form';
import type { OrderState } from '../../../domain/order/life/lifecycle';
import type { OnwardTruck, OnwardTruckFacts } from '../../../domain/order/trucks/onward-truck';
import { mayChangeTrucks } from '../../../domain/order/trucks/truck';
import type { Snapshot } from './kept';
import { MARKETS } from './markets';
import { buildOnwardTruck } from './truck/onward-truck';

const onwardTruckFacts = (order: Snapshot): OnwardTruckFacts | null =>
  MARKETS[order.quote.mode]?.onwardTruck?.(order) ?? null;

/** Offered while no goods have arrived and the order has no truck of the house. */
export function findOnwardTruck(order: Snapshot, state: OrderState, now: number): OnwardTruck | null {
  const { form, quote } = order;
  if (!mayChangeTrucks(state) || form.services.includes('TRK')) return null;
  const words = onwardTruckFacts(order);
  return words && buildOnwardTruck({ form, org: quote.offer.org?.code ?? '', now }, words);
}

function orderBeforeTruck(order: Snapshot, orderNo: string): OrderBeforeTruck | null {
  const { form, quote } = order;
  const words = onwardTruckFacts(order);
  const own = MARKETS[quote.mode]?.ownLoading?.(order);
  const loading = { loadAt: form.pickupAddress, gate: { name: '', address: '' }, inhibitorUntil: '', ...own };
  return words && { orderNo, form, words, ...loading };
}

/** Form of an order of another mode that follows this one; null if none can. */
export function followingForm(into: ModeId, order: Snapshot, orderNo: string): OrderForm | null {
  const sailed = MARKETS[order.quote.mode]?.sailed?.(order) ?? null;
  return MARKETS[into]?.following?.({ order, orderNo, sailed, truck: orderBeforeTruck(order, orderNo) }) ?? null;
}
