import * as v from 'valibot';

import { serviceType } from './search-shape';
import { commission } from '../../order/enquiry/commission-shape';
import { orderResult, earlierOrder } from '../../order/receipt/result-shape';

export const dgdReceipt = v.object({
  service: serviceType,
  count: v.number(),
  hours: v.number(),
  isRush: v.boolean(),
  deliverTo: v.string(),
  commission: v.optional(v.array(commission), []),
  /** Delivered results, newest first. */
  results: v.array(orderResult),
  /** Order of the same product within the last 30 days. */
  earlier: v.nullable(earlierOrder),
});
