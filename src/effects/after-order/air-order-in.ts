import * as v from 'valibot';

import { airReceipt } from '../../../contract/modes/air/receipt';
import type { OrderBrief } from '../../../domain/order/brief';
import { placedOf, type PlacedOrder } from '../../../domain/order/placed';

/** An order of an air freight; what cannot be read as one shows what all orders have. */
export function airOrderIn(brief: OrderBrief): PlacedOrder {
  const found = v.safeParse(airReceipt, brief.detail);
  return placedOf({ ...brief, detail: found.success ? found.output : {} });
}
