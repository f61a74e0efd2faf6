import type { Quote } from '../../../../domain/offer/offer';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { Half } from '../../../../domain/order/on-site/halves';
import type { Snapshot } from '../kept';

export type Halves<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = {
  /** Null for an order without a half. */
  kgOf(order: Snapshot<TForm, TQuote>): number | null;
  match<THalf extends Half>(waiting: readonly THalf[]): [THalf, THalf][];
};
