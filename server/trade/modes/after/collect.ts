import type { Charges } from '../../../../domain/offer/charges';
import type { Quote } from '../../../../domain/offer/offer';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { PartDeparture, LeavingTruck, LeavingTerms, Load } from '../../../../domain/order/trucks/leaving';
import type { ResultParts } from '../../../../domain/order/receipt/result';
import type { Day } from '../../../../domain/values/days';
import type { HeldNow, Snapshot } from '../kept';
import type { Taking } from '../../../world/takings/taking';

type Arrivals = ResultParts['arrivals'];

export type Collecting<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = {
  ordered(order: Snapshot<TForm, TQuote>): Load;
  /** Goods arrived so far, and `isMore` if more are expected. */
  came(order: Snapshot<TForm, TQuote>, codes: readonly string[], said: Arrivals): { load: Load; isMore: boolean };
  terms(order: Snapshot<TForm, TQuote>, came: Load, booked: readonly LeavingTruck[], now: number): LeavingTerms;
  station(order: Snapshot<TForm, TQuote>): string;
  gate(order: Snapshot<TForm, TQuote>, day: Day, slot: string): Taking;
  left(order: Snapshot<TForm, TQuote>, day: Day, taken: HeldNow['taken']): { slot: string; left: number }[];
  kept(body: unknown, rest: Load): unknown;
  charged(order: Pick<Snapshot<TForm, TQuote>, 'form' | 'quote'>, gone: readonly PartDeparture[]): Charges;
};
