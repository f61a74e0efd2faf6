import type { Offer, Quote } from '../../../../domain/offer/offer';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { Snapshot } from '../kept';

export type Bumping<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote, TDetail = unknown> = {
  /** Offers of the same way that take the goods as packed; `isIn`: goods already delivered. */
  onto(order: Snapshot<TForm, TQuote>, now: number, isIn: boolean): Offer<TDetail>[];
  nameOf(offer: Offer<TDetail>): string;
};
