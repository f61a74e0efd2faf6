import type { Offer, Quote } from '../../../../domain/offer/offer';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { Snapshot } from '../kept';

/** For goods that may be left behind by what they were booked on. */
export type Bumping<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote, TDetail = unknown> = {
  /** Other offers of the same way that take the goods as they are packed; `isIn`: they are handed in by now. */
  onto(order: Snapshot<TForm, TQuote>, now: number, isIn: boolean): Offer<TDetail>[];
  /** What an offer is called, as its owner knows it. */
  nameOf(offer: Offer<TDetail>): string;
};
