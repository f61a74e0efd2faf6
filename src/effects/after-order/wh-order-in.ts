import * as v from 'valibot';

import { whReceipt } from '../../../contract/modes/wh/receipt';
import type { OrderBrief } from '../../../domain/order/brief';
import { placedOf, type PlacedOrder } from '../../../domain/order/placed';

/** An order of a place in a store; what cannot be read as one shows what all orders have. */
export function whOrderIn(brief: OrderBrief): PlacedOrder {
  const found = v.safeParse(whReceipt, brief.detail);
  return placedOf({ ...brief, detail: found.success ? found.output : {} });
}
