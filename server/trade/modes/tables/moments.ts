import type { ModeId } from '../../../../domain/mode-ids';
import type { Quote } from '../../../../domain/offer/offer';
import type { OrderBrief, PastEvent } from '../../../../domain/order/receipt/brief';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { Snapshot } from '../kept';
import { truckMoments } from '../truck/brief';

export type FormAndQuote<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = Pick<
  Snapshot<TForm, TQuote>,
  'form' | 'quote'
>;

/** Departure and arrival by the form's hours instead of the quote's. */
type Moments<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = {
  of(order: FormAndQuote<TForm, TQuote>, past?: readonly PastEvent[]): Pick<TQuote['offer'], 'leavesAt' | 'arrivesAt'>;
};

export const MOMENTS: { readonly [TId in ModeId]?: Moments } = { TRUCK: { of: truckMoments } };

export const DELAYED_MODES = Object.keys(MOMENTS);

type MomentsNow = ReturnType<Moments['of']> & Pick<OrderBrief, 'plannedArrival'>;

/** Times after reports, with the planned arrival if it changed; null in modes that keep the quote's. */
export function momentsNow(order: FormAndQuote, past: readonly PastEvent[]): MomentsNow | null {
  const moments = MOMENTS[order.quote.mode];
  if (!moments) return null;
  const [planned, now] = [moments.of(order), moments.of(order, past)];
  return planned.arrivesAt === null || planned.arrivesAt === now.arrivesAt
    ? now
    : { ...now, plannedArrival: planned.arrivesAt };
}
