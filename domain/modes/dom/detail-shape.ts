import * as v from 'valibot';

import { end, freeTime } from '../../offer/sailing-shape';
import { money, moment } from '../../shape/trade';
import { foundAs } from '../../offer/offer-shape';
import { DOM_FINDING_CODES } from './finding';

export const domBeside = v.object({ side: v.picklist(['org', 'dst']), port: end, lowest: money, leavesAt: moment });

export const domLeg = v.object({
  stockId: v.string(),
  loop: v.string(),
  carrier: end,
  vessel: v.string(),
  voyage: v.string(),
  org: end,
  dst: end,
  leavesAt: moment,
  arrivesAt: moment,
  calls: v.array(v.string()),
});

export const domDetail = v.object({
  /** Two legs when the goods change between coast and river. */
  legs: v.array(domLeg),
  /** Waiting time at the transfer port; null for a direct voyage. */
  waitsHours: v.nullable(v.number()),
  transitDays: v.number(),
  freeTime: v.array(freeTime),
  findings: foundAs(DOM_FINDING_CODES),
  /** Set only on the first offer of a list. */
  beside: v.optional(v.array(domBeside)),
});
