import * as v from 'valibot';

import type { Surcharge } from '../../domain/offer/surcharge';

/** What is charged on top of a price in per cent, as an offer carries it. */
export const surcharge = v.object({
  surchargeId: v.string(),
  name: v.string(),
  percent: v.number(),
  classes: v.array(v.string()),
}) satisfies v.GenericSchema<unknown, Surcharge>;
