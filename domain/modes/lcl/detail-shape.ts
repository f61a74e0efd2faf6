import * as v from 'valibot';

import { HAZARD_CLASS_IDS } from '../../goods/dangerous-goods';
import { VERDICT_LEVELS } from '../../goods/verdict';
import { end } from '../../offer/sailing-shape';
import { FIRES } from '../../goods/fire';
import { day } from '../../shape/trade';
import { tons } from './tons-shape';

export const hazardClass = v.picklist(HAZARD_CLASS_IDS);

export const publicBox = v.object({
  classes: v.array(hazardClass),
  /** Compatibility and room for the new goods; null when there are none. */
  level: v.nullable(v.picklist(VERDICT_LEVELS)),
  leftM3: v.number(),
  /** Optional: older quotes lack it. */
  leftKg: v.optional(v.number()),
  mostM3: v.number(),
});

export const lclDetail = v.object({
  shed: v.object({
    ...end.entries,
    address: v.string(),
    classes: v.array(hazardClass),
    fires: v.array(v.picklist(FIRES)),
  }),
  transitDays: v.number(),
  via: v.nullable(end),
  boxes: v.array(publicBox),
  box: v.nullable(v.number()),
  /** Next departure that takes the goods; null when none does within ten weeks. */
  nextFit: v.nullable(v.object({ day, offerId: v.string() })),
  /** Weeks with a compatible open box, out of the weeks checked. */
  fitShare: v.tuple([v.number(), v.number()]),
  breakEven: v.nullable(v.number()),
  tons,
});
