import type { Measure } from '../../../../domain/offer/measure';
import type { Quote } from '../../../../domain/offer/offer';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { OrderState } from '../../../../domain/order/life/lifecycle';
import type { Snapshot } from '../kept';

export type SiteChecks<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = {
  during: OrderState;
  of: Measure;
  items: Readonly<Record<string, string>>;
  units(order: Snapshot<TForm, TQuote>): { no: number; name: string }[];
};
