import type * as v from 'valibot';

import type { Quote } from '../../domain/offer/offer';
import type { OrderForm } from '../../domain/order/form/form';

/**
 * What of a mode travels: what is searched for, what an offer of it says, what a quote counts with, and its form; a quote
 * and the receipt as its own pages read them.
 */
export type ModeWire<TForm extends OrderForm = OrderForm> = {
  search: v.GenericSchema | null;
  detail: v.GenericSchema;
  rates: v.GenericSchema;
  form: v.GenericSchema<unknown, TForm>;
  quote: v.GenericSchema<unknown, Quote>;
  receipt: v.GenericSchema;
};
