import type { Measure } from '../../../../domain/offer/measure';
import type { Quote } from '../../../../domain/offer/offer';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { OrderState } from '../../../../domain/order/life/lifecycle';
import type { Snapshot } from '../kept';

/** For goods that somebody looks at on the spot, unit by unit, while the order stands at `during`. */
export type SiteChecks<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = {
  during: OrderState;
  /** What a unit of it is. */
  of: Measure;
  /** What is looked at of every unit, in words. */
  items: Readonly<Record<string, string>>;
  units(order: Snapshot<TForm, TQuote>): { no: number; name: string }[];
};
