import * as v from 'valibot';

import { lclReceipt } from '../../../contract/modes/lcl/receipt';
import type { OrderBrief } from '../../../domain/order/brief';
import { placedOf, type PlacedOrder } from '../../../domain/order/placed';

/** An order of a share of a box; what cannot be read as one shows what all orders have. */
export function lclOrderIn(brief: OrderBrief): PlacedOrder {
  const found = v.safeParse(lclReceipt, brief.detail);
  return placedOf({ ...brief, detail: found.success ? found.output : {} });
}
