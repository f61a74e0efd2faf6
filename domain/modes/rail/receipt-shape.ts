import * as v from 'valibot';

import { RAIL_LINES, BORDER_CODES } from './corridor';
import { RAIL_BOXES, BOX_OWNERS } from './search';
import { HEATINGS } from './winter';
import { TRUCK_PARTS } from '../../order/trucks/truck';
import { placeNotice } from '../../offer/offer-shape';

export const railReceipt = v.object({
  line: v.picklist(RAIL_LINES),
  border: v.picklist(BORDER_CODES),
  transitDays: v.pipe(v.tuple([v.number(), v.number()]), v.readonly()),
  boxes: v.array(v.object({ type: v.picklist(RAIL_BOXES), count: v.number() })),
  owner: v.picklist(BOX_OWNERS),
  heating: v.picklist(HEATINGS),
  /** Return depot of a carrier box; empty for shipper-owned boxes. */
  returnDepot: v.string(),
  freeDays: v.number(),
  /** Trucks to the station, in the order of their codes; `openUntil` is ISO. */
  trucks: v.array(
    v.object({
      code: v.string(),
      openUntil: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
      ...v.entriesFromList(TRUCK_PARTS, v.string()),
    }),
  ),
  hasApproval: v.boolean(),
  notice: placeNotice,
});
