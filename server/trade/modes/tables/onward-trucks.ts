import type { ModeId } from '../../../../domain/mode-ids';
import type { CfsQuote } from '../../../../domain/modes/cfs/quote';
import type { TankForm } from '../../../../domain/modes/tank/form';
import { buildOnwardTruckForm, type OrderBeforeTruck } from '../../../../domain/modes/truck/onward-form';
import type { TruckForm } from '../../../../domain/modes/truck/form';
import type { WhQuote } from '../../../../domain/modes/wh/quote';
import type { Quote } from '../../../../domain/offer/offer';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { OnwardTruck, OnwardTruckFacts } from '../../../../domain/order/trucks/onward-truck';
import type { OrderState } from '../../../../domain/order/life/lifecycle';
import { mayChangeTrucks } from '../../../../domain/order/trucks/truck';
import { airOnwardTruck } from '../air/onward-truck';
import { cfsOnwardTruck } from '../cfs/onward-truck';
import { fclOnwardTruck } from '../fcl/onward-truck';
import type { Snapshot } from '../kept';
import { mallOnwardTruck } from '../mall/onward-truck';
import { railOnwardTruck } from '../rail/onward-truck';
import { tankOnwardTruck } from '../tank/onward-truck';
import { buildOnwardTruck } from '../truck/onward-truck';
import { whOnwardTruck } from '../wh/onward-truck';

type OnwardTruckOfMode<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = {
  of(order: Snapshot<TForm, TQuote>): OnwardTruckFacts | null;
  own?(order: Snapshot<TForm, TQuote>): Partial<Pick<OrderBeforeTruck, 'loadAt' | 'gate' | 'inhibitorUntil'>>;
};

const ofTank = ({ form }: Snapshot<TankForm>) => ({ loadAt: form.loadAddress, inhibitorUntil: form.inhibitorUntil });

function ofStation({ quote }: Snapshot<OrderForm, CfsQuote>) {
  const { nameCn, address } = quote.offer.detail.station;
  return { gate: { name: nameCn, address } };
}

const ofStore = ({ quote }: Snapshot<OrderForm, WhQuote>) => ({
  gate: { name: quote.offer.detail.warehouse.nameCn, address: '' },
});

export const ONWARD_TRUCKS: { readonly [TId in ModeId]?: OnwardTruckOfMode } = {
  FCL: { of: fclOnwardTruck },
  TANK: { of: tankOnwardTruck, own: ofTank },
  AIR: { of: airOnwardTruck },
  RAIL: { of: railOnwardTruck },
  CFS: { of: cfsOnwardTruck, own: ofStation },
  WH: { of: whOnwardTruck, own: ofStore },
  MALL: { of: mallOnwardTruck },
};

/** Offered while no goods have arrived and the order has no truck of the house. */
export function findOnwardTruck(order: Snapshot, state: OrderState, now: number): OnwardTruck | null {
  const { form, quote } = order;
  if (!mayChangeTrucks(state) || form.services.includes('TRK')) return null;
  const words = ONWARD_TRUCKS[quote.mode]?.of(order) ?? null;
  return words && buildOnwardTruck({ form, org: quote.offer.org?.code ?? '', now }, words);
}

/** Truck form for an order; null if it needs none. */
export function truckFormForOrder(order: Snapshot, orderNo: string): TruckForm | null {
  const { form, quote } = order;
  const [hauls, { pickupAddress }] = [ONWARD_TRUCKS[quote.mode], form];
  const words = hauls?.of(order) ?? null;
  const own = { loadAt: pickupAddress, gate: { name: '', address: '' }, inhibitorUntil: '', ...hauls?.own?.(order) };
  return words && buildOnwardTruckForm({ orderNo, form, words, ...own });
}
