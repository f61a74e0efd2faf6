import * as v from 'valibot';

import { ONWARD_TRUCK_PARTS, ONWARD_TRUCK_DIRECTIONS, type OnwardTruck } from '../../domain/order/trucks/onward-truck';

export const onwardTruck = v.object({
  way: v.picklist(ONWARD_TRUCK_DIRECTIONS),
  cityCn: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  opensAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  address: v.string(),
  filled: v.array(v.picklist(ONWARD_TRUCK_PARTS)),
}) satisfies v.GenericSchema<unknown, OnwardTruck>;
