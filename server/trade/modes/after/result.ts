import type { Quote } from '../../../../domain/offer/offer';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { Snapshot } from '../kept';

/** What somebody of the house signs as the result of an order. */
export type SignedResult = { orderNo: string; version: number; signedBy: string; text: string; at: string };

/** For orders that end in something that is handed over. */
export type Result<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = {
  /** That, to be kept word for word. */
  signed(order: Snapshot<TForm, TQuote>, signed: SignedResult): string;
  /** What makes it the same as an earlier one, of which its owner is told; null where that is not filled in. */
  sameAs(order: Pick<Snapshot<TForm, TQuote>, 'form' | 'quote'>): string | null;
};
