import * as v from 'valibot';

import type { DgdReceipt } from '../../../domain/modes/dgd/receipt';
import { serviceType } from './search';

/** What its receipt reads of `detail`. */
export const dgdReceipt = v.object({
  service: serviceType,
  count: v.number(),
  hours: v.number(),
  isRush: v.boolean(),
  deliverTo: v.string(),
  results: v.array(
    v.object({
      version: v.number(),
      at: v.string(),
      signedBy: v.string(),
      bytes: v.number(),
      sha256: v.string(),
    }),
  ),
  earlier: v.nullable(v.object({ orderNo: v.string(), at: v.string() })),
}) satisfies v.GenericSchema<unknown, DgdReceipt>;
