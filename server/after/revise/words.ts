import type { Quote } from '../../../domain/offer/offer';
import type { FieldPath, OrderForm } from '../../../domain/order/form';

/** For orders whose papers may be put right, and to which services may be added, once they stand. */
export type Revising<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = {
  /** What it travels by: the bill of a ship, the waybill of a plane or a train. */
  paper: string;
  /** The fields that stand on it; none where there is no such paper. */
  onPaper(form: TForm, quote: TQuote): readonly FieldPath[];
  /** What its own fields on that paper are called. */
  names?: Readonly<Record<FieldPath, string>>;
  /** Fields of several lines. */
  lines?: readonly FieldPath[];
  /** What of its services is never added: what is done for every order, or had to be known at the beginning. */
  notLater?(form: TForm): readonly string[];
};
