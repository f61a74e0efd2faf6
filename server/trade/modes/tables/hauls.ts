import type { ModeId } from '../../../../domain/mode-ids';
import type { CfsQuote } from '../../../../domain/modes/cfs/quote';
import type { TankForm } from '../../../../domain/modes/tank/form';
import { truckFollowing, type HauledOrder } from '../../../../domain/modes/truck/following';
import type { TruckForm } from '../../../../domain/modes/truck/form';
import type { WhQuote } from '../../../../domain/modes/wh/quote';
import type { Quote } from '../../../../domain/offer/offer';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { Haul, HaulWords } from '../../../../domain/order/trucks/haul';
import type { OrderState } from '../../../../domain/order/life/lifecycle';
import { mayChangeTrucks } from '../../../../domain/order/trucks/truck';
import { airHaul } from '../air/haul';
import { cfsHaul } from '../cfs/haul';
import { fclHaul } from '../fcl/haul';
import type { Snapshot } from '../kept';
import { mallHaul } from '../mall/haul';
import { railHaul } from '../rail/haul';
import { tankHaul } from '../tank/haul';
import { takenOver } from '../truck/taken-over';
import { whHaul } from '../wh/haul';

type Hauls<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = {
  of(order: Snapshot<TForm, TQuote>): HaulWords | null;
  own?(order: Snapshot<TForm, TQuote>): Partial<Pick<HauledOrder, 'loadAt' | 'gate' | 'inhibitorUntil'>>;
};

const ofTank = ({ form }: Snapshot<TankForm>) => ({ loadAt: form.loadAddress, inhibitorUntil: form.inhibitorUntil });

function ofStation({ quote }: Snapshot<OrderForm, CfsQuote>) {
  const { nameCn, address } = quote.offer.detail.station;
  return { gate: { name: nameCn, address } };
}

const ofStore = ({ quote }: Snapshot<OrderForm, WhQuote>) => ({
  gate: { name: quote.offer.detail.warehouse.nameCn, address: '' },
});

export const HAULS: { readonly [TId in ModeId]?: Hauls } = {
  FCL: { of: fclHaul },
  TANK: { of: tankHaul, own: ofTank },
  AIR: { of: airHaul },
  RAIL: { of: railHaul },
  CFS: { of: cfsHaul, own: ofStation },
  WH: { of: whHaul, own: ofStore },
  MALL: { of: mallHaul },
};

/** Offered while no goods have arrived and the order has no truck of the house. */
export function findHaul(order: Snapshot, state: OrderState, now: number): Haul | null {
  const { form, quote } = order;
  if (!mayChangeTrucks(state) || form.services.includes('TRK')) return null;
  const words = HAULS[quote.mode]?.of(order) ?? null;
  return words && takenOver({ form, org: quote.offer.org?.code ?? '', now }, words);
}

/** Truck form for an order; null if it needs none. */
export function truckFormForOrder(order: Snapshot, orderNo: string): TruckForm | null {
  const { form, quote } = order;
  const [hauls, { pickupAddress }] = [HAULS[quote.mode], form];
  const words = hauls?.of(order) ?? null;
  const own = { loadAt: pickupAddress, gate: { name: '', address: '' }, inhibitorUntil: '', ...hauls?.own?.(order) };
  return words && truckFollowing({ orderNo, form, words, ...own });
}
