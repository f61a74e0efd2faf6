import type { Charges } from '../../../../domain/offer/charges';
import type { Quote } from '../../../../domain/offer/offer';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { PartDeparture, Leaving, LeavingTerms, Load } from '../../../../domain/order/trucks/leaving';
import type { Afterwards } from '../../../../domain/order/receipt/result';
import type { Day } from '../../../../domain/values/days';
import type { HeldNow, Snapshot } from '../kept';
import type { Taking } from '../../../world/takings/taking';

type Arrivals = Afterwards['arrivals'];

/** For goods that are collected from where they stay, all at once or in parts. */
export type Collecting<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = {
  /** All that was ordered: what is held of the place, and paid for, until it leaves. */
  ordered(order: Snapshot<TForm, TQuote>): Load;
  /** What has come of it by now, by the arrivals of its trucks, and whether more is waited for. */
  came(order: Snapshot<TForm, TQuote>, codes: readonly string[], said: Arrivals): { load: Load; isMore: boolean };
  /** What another booking has to fit, beside those that there are, of what came. */
  terms(order: Snapshot<TForm, TQuote>, came: Load, booked: readonly Leaving[], now: number): LeavingTerms;
  /** Where a truck collects them. */
  station(order: Snapshot<TForm, TQuote>): string;
  /** The place at the gate that a truck takes. */
  gate(order: Snapshot<TForm, TQuote>, day: Day, slot: string): Taking;
  /** What is left of the hours of a day. */
  left(order: Snapshot<TForm, TQuote>, day: Day, taken: HeldNow['taken']): { slot: string; left: number }[];
  /** What the order keeps of a stock once only this much of it is left. */
  kept(body: unknown, rest: Load): unknown;
  /** What the order costs, by what has left so far. */
  charged(order: Pick<Snapshot<TForm, TQuote>, 'form' | 'quote'>, gone: readonly PartDeparture[]): Charges;
};
