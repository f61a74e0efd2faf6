import * as v from 'valibot';

import { ONWARD_TRUCK_DIRECTIONS, ONWARD_TRUCK_PARTS } from './onward-truck';

export const onwardTruck = v.object({
  way: v.picklist(ONWARD_TRUCK_DIRECTIONS),
  cityCn: v.string(),
  /** ISO. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** ISO; only when entry before it is refused. */
  opensAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  address: v.string(),
  filled: v.array(v.picklist(ONWARD_TRUCK_PARTS)),
});
