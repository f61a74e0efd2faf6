import * as v from 'valibot';

import type { DgdReceipt } from '../../../domain/modes/dgd/receipt';
import { orderResult } from '../../after/results';
import { serviceType } from './search';

export const dgdReceipt = v.object({
  service: serviceType,
  count: v.number(),
  hours: v.number(),
  isRush: v.boolean(),
  deliverTo: v.string(),
  commission: v.optional(v.array(v.object({ name: v.string(), said: v.string() })), []),
  results: v.array(orderResult),
  earlier: v.nullable(v.object({ orderNo: v.string(), at: v.string(), hasResult: v.optional(v.boolean(), false) })),
}) satisfies v.GenericSchema<unknown, DgdReceipt>;
