import type { ModeId } from '../../../../domain/mode-ids';
import type { Quote } from '../../../../domain/offer/offer';
import type { OrderBrief, Past } from '../../../../domain/order/receipt/brief';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { Snapshot } from '../kept';
import { truckMoments } from '../truck/brief';

/** An order as far as its moments follow from it. */
export type FormAndQuote<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = Pick<
  Snapshot<TForm, TQuote>,
  'form' | 'quote'
>;

/** When an order leaves and arrives whose form says so by the hour: by it, and not by what it was quoted for. */
type Moments<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = {
  of(order: FormAndQuote<TForm, TQuote>, past?: readonly Past[]): Pick<TQuote['offer'], 'leavesAt' | 'arrivesAt'>;
};

export const MOMENTS: { readonly [TId in ModeId]?: Moments } = { TRUCK: { of: truckMoments } };

/** Modes whose reports of the way make a new arrival. */
export const DELAYED_MODES = Object.keys(MOMENTS);

type MomentsNow = ReturnType<Moments['of']> & Pick<OrderBrief, 'plannedArrival'>;

/** Moments after the reports of the way, with the planned arrival where a new one stands; none where the quote keeps its own. */
export function momentsNow(order: FormAndQuote, past: readonly Past[]): MomentsNow | null {
  const moments = MOMENTS[order.quote.mode];
  if (!moments) return null;
  const [planned, now] = [moments.of(order), moments.of(order, past)];
  return planned.arrivesAt === null || planned.arrivesAt === now.arrivesAt
    ? now
    : { ...now, plannedArrival: planned.arrivesAt };
}
