import type { Charges } from '../../../../domain/offer/charges';
import type { Offer, Quote } from '../../../../domain/offer/offer';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { AmendableRow, Amounts, Measured } from '../../../../domain/order/on-site/measured';
import type { HeldNow, Placement, Snapshot } from '../kept';
import type { Turn } from '../../../world/takings/turns';

export type Onward<TDetail> = { offer: Offer<TDetail>; placed: Placement; answerBy: string };

export type Intake<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote, TDetail = unknown> = {
  amendUntil(order: Snapshot<TForm, TQuote>): string | null;
  rows(order: Snapshot<TForm, TQuote>): AmendableRow[];
  /** Null if the amounts differ too much from the booking. */
  amended(order: Snapshot<TForm, TQuote>, amounts: readonly Amounts[]): TForm | null;
  weighed(
    order: Snapshot<TForm, TQuote>,
    came: Amounts,
  ): Pick<Measured, 'outcome' | 'booked' | 'came'> & { before: Charges; now: Charges };
  /** Turns to take before checking whether goods can stay or must go later. */
  turns(order: Snapshot<TForm, TQuote>): Turn[];
  laterTurns(order: Snapshot<TForm, TQuote>): Turn[];
  /** New place in the same offer: for `came`, or by the form. Null without room. */
  stay(order: Snapshot<TForm, TQuote>, came: Amounts | null, held: HeldNow): Placement | null;
  later(order: Snapshot<TForm, TQuote>, came: Amounts, held: HeldNow): Onward<TDetail>[];
};
