import * as v from 'valibot';

import type { OrderResult } from '../../domain/order/receipt/result';

/** Metadata of a signed result; the owner compares `sha256` with a copy. */
export const orderResult = v.object({
  version: v.number(),
  at: v.string(),
  signedBy: v.string(),
  bytes: v.number(),
  sha256: v.string(),
}) satisfies v.GenericSchema<unknown, OrderResult>;
