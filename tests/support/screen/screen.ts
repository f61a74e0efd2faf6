import type { Arbitrary } from 'fast-check';
import type * as v from 'valibot';

import type { OrderEdit } from '../../../domain/order/form/edit';
import type { OrderForm } from '../../../domain/order/form/form';
import type { OrderMode } from '../../../domain/order/mode/mode';
import type { Quote } from '../../../domain/offer/offer';

/** The form of a mode, and all that can come to it from elsewhere. */
export type Screen = {
  mode: OrderMode;
  /** As forms and quotes go over the wire. */
  wire: { form: v.GenericSchema<unknown, OrderForm>; quote: v.GenericSchema<unknown, Quote> };
  /** What the gateway has kept, as its tables hold it. The first is what the page is opened with. */
  kept: readonly [Quote, ...Quote[]];
  /** What may lie in a drawer. */
  drafts: readonly OrderForm[];
  /** What is done to the fields that only this mode has. */
  own: Arbitrary<OrderEdit>;
};

/** As it has been sent or kept: without what is undefined. */
export const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
