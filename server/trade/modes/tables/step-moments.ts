import type { ModeId } from '../../../../domain/mode-ids';
import type { CfsForm } from '../../../../domain/modes/cfs/form';
import { readStuffings } from '../../../../domain/modes/cfs/reading';
import { stuffOpens } from '../../../../domain/modes/cfs/slots';
import type { MallForm } from '../../../../domain/modes/mall/form';
import { type StepFacts, type StepPlan, stepPlan } from '../../../../domain/modes/step-days';
import { isLease } from '../../../../domain/modes/tank/lease';
import type { TruckForm } from '../../../../domain/modes/truck/form';
import type { TruckQuote } from '../../../../domain/modes/truck/quote';
import type { WhForm } from '../../../../domain/modes/wh/form';
import { gateOpening } from '../../../../domain/modes/wh/stay';
import type { Quote } from '../../../../domain/offer/offer';
import type { PastEvent } from '../../../../domain/order/receipt/brief';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { OrderState } from '../../../../domain/order/life/lifecycle';
import { isDay } from '../../../../domain/values/days';
import { toIso } from '../../../../domain/values/moments';
import { truckLoadingTime, truckMoments } from '../truck/brief';
import type { FormAndQuote } from './moments';

type StepMoments<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = {
  of(order: FormAndQuote<TForm, TQuote>, past: readonly PastEvent[]): Partial<StepFacts>;
};

const declared = <TForm extends OrderForm, TQuote extends Quote = Quote>(one: StepMoments<TForm, TQuote>) => one;

function mallMoments({ form: { way, pickupAt, deliverOn, freight } }: FormAndQuote<MallForm>): Partial<StepFacts> {
  if (way === 'SEND') return { arrivesAt: isDay(deliverOn) ? `${deliverOn}T00:00` : null };
  return { handedAt: way === 'SELF' ? pickupAt : (freight[0]?.fetchedAt ?? null) };
}

function firstStuffing({ form }: FormAndQuote<CfsForm>): Partial<StepFacts> {
  const opens = readStuffings(form).map(({ slot }) => stuffOpens(slot));
  return { handedAt: opens.length === 0 ? null : toIso(Math.min(...opens)) };
}

const STEP_MOMENTS: { readonly [TId in ModeId]?: StepMoments } = {
  TRUCK: declared<TruckForm, TruckQuote>({
    of: (order, past) => ({ ...truckMoments(order, past), handedAt: toIso(truckLoadingTime(order)) }),
  }),
  CFS: declared<CfsForm>({ of: firstStuffing }),
  WH: declared<WhForm>({
    of: ({ form }) => ({ handedAt: isDay(form.inDate) ? toIso(gateOpening(form.inDate)) : null }),
  }),
  TANK: { of: ({ form, quote }) => ({ handedAt: isLease(form) ? quote.offer.leavesAt : null }) },
  MALL: declared<MallForm>({ of: mallMoments }),
};

/** Earliest report time of a state, by form, offer and earlier reports. */
export function planStep(order: FormAndQuote, state: OrderState, past: readonly PastEvent[]): StepPlan | null {
  const { mode, offer } = order.quote;
  const facts = { handedAt: null, ...offer, ...STEP_MOMENTS[mode]?.of(order, past) };
  return stepPlan(mode, state, facts);
}
