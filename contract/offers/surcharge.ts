import * as v from 'valibot';

import type { Surcharge } from '../../domain/offer/surcharge';

export const surcharge = v.object({
  surchargeId: v.string(),
  name: v.string(),
  percent: v.number(),
  classes: v.array(v.string()),
}) satisfies v.GenericSchema<unknown, Surcharge>;
