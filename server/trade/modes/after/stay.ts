import type { Quote } from '../../../../domain/offer/offer';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { Day } from '../../../../domain/values/days';
import type { HeldNow, Snapshot } from '../kept';
import type { Neighbour } from '../../../world/takings/neighbours';
import type { Turn } from '../../../world/takings/turns';

/** For goods that may stay longer than they were booked for. */
export type Staying<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = {
  days(order: Snapshot<TForm, TQuote>): number;
  /** The order with so many days from its first one on. */
  prolonged(order: Snapshot<TForm, TQuote>, days: number): TForm;
  /** The stocks to wait for before anybody looks who comes after it. */
  turns(order: Snapshot<TForm, TQuote>): Turn[];
  /** How long it may stay, as far as somebody has asked; `held` tells of others alone, `own` is what is left of it there. */
  longest(
    order: Snapshot<TForm, TQuote>,
    days: number,
    held: HeldNow,
    own: readonly Neighbour[],
  ): { stockId: string; days: number; outDate: Day };
};
