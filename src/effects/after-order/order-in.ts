import * as v from 'valibot';

import { placedOf } from '../../../domain/order/receipt/placed';
import type { ReadOrder } from './order-calls';

/** Reads an order with what only its mode has; of what cannot be read as that, what all orders have. */
export const orderIn =
  (receipt: v.GenericSchema<unknown, object>): ReadOrder =>
  (brief) => {
    const found = v.safeParse(receipt, brief.detail);
    return placedOf({ ...brief, detail: found.success ? found.output : {} });
  };
