import * as v from 'valibot';

import type { WayFile } from '../../domain/order/on-site/way';

/** Photos and papers uploaded on the way; orders from before the field lack it. */
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
