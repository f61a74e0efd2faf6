import * as v from 'valibot';

import { HAUL_PARTS, HAUL_WAYS, type Haul } from '../../domain/order/trucks/haul';

export const haul = v.object({
  way: v.picklist(HAUL_WAYS),
  cityCn: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  opensAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  address: v.string(),
  filled: v.array(v.picklist(HAUL_PARTS)),
}) satisfies v.GenericSchema<unknown, Haul>;
