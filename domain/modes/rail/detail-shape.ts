import * as v from 'valibot';

import { HAZARD_CLASS_IDS } from '../../goods/dangerous-goods';
import { RAIL_LINES, BORDER_CODES } from './corridor';
import { placeNotice, foundAs } from '../../offer/offer-shape';
import { RAIL_BOXES } from './search';
import { RAIL_FINDING_CODES } from './finding';
import { end } from '../../offer/sailing-shape';
import { readonlyList } from '../../shape/trade';

const classes = readonlyList(v.picklist(HAZARD_CLASS_IDS));
const days = v.pipe(v.tuple([v.number(), v.number()]), v.readonly());

export const railDetail = v.object({
  line: v.picklist(RAIL_LINES),
  border: v.picklist(BORDER_CODES),
  transitDays: days,
  takes: v.object({ train: classes, org: classes, dst: classes }),
  notice: placeNotice,
  /** Free days of a carrier box after arrival, then minor units of dollars per day; null without a price. */
  freeDays: v.number(),
  perDay: v.nullable(v.object(v.entriesFromList(RAIL_BOXES, v.number()))),
  /** Heating surcharge for all searched boxes, in minor units of dollars; null without a price. */
  warmth: v.nullable(v.object({ HEAT: v.number(), LINER: v.number() })),
  findings: foundAs(RAIL_FINDING_CODES),
  /** Quotes locked by the previous release lack it. */
  paired: v.optional(
    v.array(
      v.object({
        boxes: v.array(v.object({ type: v.picklist(RAIL_BOXES), count: v.number() })),
        total: v.nullable(v.number()),
      }),
    ),
    [],
  ),
  /** Other routes that accept the goods, with the total in minor units of dollars. `way`: null in older quotes. */
  instead: v.array(
    v.object({
      org: end,
      dst: end,
      way: v.optional(
        v.nullable(
          v.object({
            border: v.picklist(BORDER_CODES),
            transitDays: days,
            total: v.nullable(v.number()),
          }),
        ),
        null,
      ),
    }),
  ),
});
