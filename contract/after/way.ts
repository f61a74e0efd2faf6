import * as v from 'valibot';

import type { WayFile } from '../../domain/order/on-site/way';

/** What somebody on the spot handed in with what an order has passed; orders of before have nothing. */
export const seenOnWay = v.optional(
  v.array(
    v.object({
      fileId: v.string(),
      place: v.string(),
      paper: v.string(),
      name: v.string(),
      bytes: v.number(),
      at: v.string(),
      small: v.nullable(v.string()),
    }) satisfies v.GenericSchema<unknown, WayFile>,
  ),
  [],
);
