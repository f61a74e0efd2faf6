import * as v from 'valibot';

import { buildPlacedOrder } from '../../../domain/order/receipt/placed';
import type { ReadOrder } from './order-calls';

/** Parses the mode's own details; falls back to the shared part when they are unreadable. */
export const orderReader =
  (receipt: v.GenericSchema<unknown, object>): ReadOrder =>
  (brief) => {
    const found = v.safeParse(receipt, brief.detail);
    return buildPlacedOrder({ ...brief, detail: found.success ? found.output : {} });
  };
