import type * as v from 'valibot';

import type { Quote } from '../../domain/offer/offer';
import type { OrderForm } from '../../domain/order/form/form';

export type ModeWire<TForm extends OrderForm = OrderForm> = {
  search: v.GenericSchema | null;
  detail: v.GenericSchema;
  rates: v.GenericSchema;
  form: v.GenericSchema<unknown, TForm>;
  quote: v.GenericSchema<unknown, Quote>;
  receipt: v.GenericSchema;
};
