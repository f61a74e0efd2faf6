import type { Quote } from '../../../../domain/offer/offer';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { Day } from '../../../../domain/values/days';
import type { HeldNow, Snapshot } from '../kept';
import type { Neighbour } from '../../../world/takings/neighbours';
import type { Turn } from '../../../world/takings/turns';

export type Staying<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = {
  days(order: Snapshot<TForm, TQuote>): number;
  prolonged(order: Snapshot<TForm, TQuote>, days: number): TForm;
  /** Turns to take before looking at later bookings. */
  turns(order: Snapshot<TForm, TQuote>): Turn[];
  /** Longest possible stay, up to `days`; `held` covers other orders only, `own` is what remains of this one. */
  longest(
    order: Snapshot<TForm, TQuote>,
    days: number,
    held: HeldNow,
    own: readonly Neighbour[],
  ): { stockId: string; days: number; outDate: Day };
};
