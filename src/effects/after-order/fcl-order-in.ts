import * as v from 'valibot';

import { type FclOrder, toFclOrder } from '../../../domain/modes/fcl/receipt';
import type { OrderBrief } from '../../../domain/order/receipt/brief';
import { fclReceipt } from '../../../domain/modes/fcl/receipt-shape';

const NOTHING = { vessel: '', voyage: '', boxes: [], loads: [], alternative: null };

/** An FCL order for receipt and list; details of other modes are dropped. */
export function readFclOrder(brief: OrderBrief): FclOrder {
  const found = v.safeParse(fclReceipt, brief.detail);
  return toFclOrder({ ...brief, detail: found.success ? found.output : NOTHING });
}
