import type { Arbitrary } from 'fast-check';
import type * as v from 'valibot';

import type { OrderEdit } from '../../../domain/order/form/edit';
import type { OrderForm } from '../../../domain/order/form/form';
import type { OrderMode } from '../../../domain/order/mode/mode';
import type { Quote } from '../../../domain/offer/offer';

export type Screen = {
  mode: OrderMode;
  wire: { form: v.GenericSchema<unknown, OrderForm>; quote: v.GenericSchema<unknown, Quote> };
  /** Quotes in the gateway's tables. The page opens with the first. */
  kept: readonly [Quote, ...Quote[]];
  drafts: readonly OrderForm[];
  /** Edits of fields of this mode only. */
  own: Arbitrary<OrderEdit>;
};

/** JSON round trip: without undefined values. */
export const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
