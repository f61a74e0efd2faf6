import type { Quote } from '../../../../domain/offer/offer';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { Snapshot } from '../kept';

export type SignedResult = { orderNo: string; version: number; signedBy: string; text: string; at: string };

export type Result<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = {
  signed(order: Snapshot<TForm, TQuote>, signed: SignedResult): string;
  /** Key of equal orders, shown to the owner; null where not filled in. */
  sameAs(order: Pick<Snapshot<TForm, TQuote>, 'form' | 'quote'>): string | null;
};
