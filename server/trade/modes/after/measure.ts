import type { Charges } from '../../../../domain/offer/charges';
import type { Offer, Quote } from '../../../../domain/offer/offer';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { AmendableRow, Amounts, Measured } from '../../../../domain/order/on-site/measured';
import type { HeldNow, Placement, Snapshot } from '../kept';
import type { Turn } from '../../../world/takings/turns';

/** On another offer: what it is, where the goods lie on it, and until when they may still go. */
export type Onward<TDetail> = { offer: Offer<TDetail>; placed: Placement; answerBy: string };

/** For goods that may be amended until they are brought, and are measured when they are. */
export type Intake<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote, TDetail = unknown> = {
  /** The moment until which amounts may be amended. */
  amendUntil(order: Snapshot<TForm, TQuote>): string | null;
  /** Each row as it is, and as it was booked first. */
  rows(order: Snapshot<TForm, TQuote>): AmendableRow[];
  /** Null where the amounts are too far from what was booked. */
  amended(order: Snapshot<TForm, TQuote>, amounts: readonly Amounts[]): TForm | null;
  /** What came against what was booked. */
  weighed(
    order: Snapshot<TForm, TQuote>,
    came: Amounts,
  ): Pick<Measured, 'outcome' | 'booked' | 'came'> & { before: Charges; now: Charges };
  /** The stocks to wait for before anybody looks whether goods can stay where they are, or go later. */
  turns(order: Snapshot<TForm, TQuote>): Turn[];
  laterTurns(order: Snapshot<TForm, TQuote>): Turn[];
  /** Where they lie already, in another size: `came`, or as the form says. Null where there is no room for that. */
  stay(order: Snapshot<TForm, TQuote>, came: Amounts | null, held: HeldNow): Placement | null;
  /** The next offers that would take what came. */
  later(order: Snapshot<TForm, TQuote>, came: Amounts, held: HeldNow): Onward<TDetail>[];
};
