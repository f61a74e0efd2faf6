import * as v from 'valibot';

import { BORDER_CODES, RAIL_LINES } from '../../../domain/modes/rail/corridor';
import type { RailReceipt } from '../../../domain/modes/rail/receipt';
import { BOX_OWNERS, RAIL_BOXES } from '../../../domain/modes/rail/search';
import { TRUCK_PARTS } from '../../../domain/order/trucks/truck';
import { placeNotice } from '../../offers/offers';
import { HEATINGS } from '../../../domain/modes/rail/winter';

export const railReceipt = v.object({
  line: v.picklist(RAIL_LINES),
  border: v.picklist(BORDER_CODES),
  transitDays: v.tuple([v.number(), v.number()]),
  boxes: v.array(v.object({ type: v.picklist(RAIL_BOXES), count: v.number() })),
  owner: v.picklist(BOX_OWNERS),
  heating: v.picklist(HEATINGS),
  returnDepot: v.string(),
  freeDays: v.number(),
  trucks: v.array(
    v.object({
      code: v.string(),
      openUntil: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
      ...v.entriesFromList(TRUCK_PARTS, v.string()),
    }),
  ),
  hasApproval: v.boolean(),
  notice: placeNotice,
}) satisfies v.GenericSchema<unknown, RailReceipt>;
