import type { ModeId } from '../../../domain/modes';
import type { Quote } from '../../../domain/offer/offer';
import type { OrderForm } from '../../../domain/order/form';
import type { Haul, HaulWords } from '../../../domain/order/haul';
import type { OrderState } from '../../../domain/order/lifecycle';
import { mayChangeTrucks } from '../../../domain/order/truck';
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
  /** What a truck has to do beside the order; null where none has to. */
  of(order: Snapshot<TForm, TQuote>): HaulWords | null;
};

/** The modes whose orders a truck goes on with. */
export const HAULS: { readonly [TId in ModeId]?: Hauls } = {
  FCL: { of: fclHaul },
  TANK: { of: tankHaul },
  AIR: { of: airHaul },
  RAIL: { of: railHaul },
  CFS: { of: cfsHaul },
  WH: { of: whHaul },
  MALL: { of: mallHaul },
};

/** As long as nothing of it has come, and no truck of the house was ordered with it. */
export function haulOf(order: Snapshot, state: OrderState, now: number): Haul | null {
  const { form, quote } = order;
  if (!mayChangeTrucks(state) || form.services.includes('TRK')) return null;
  const words = HAULS[quote.mode]?.of(order) ?? null;
  return words && takenOver({ form, org: quote.offer.org?.code ?? '', now }, words);
}
