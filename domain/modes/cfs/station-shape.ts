import * as v from 'valibot';

import { end } from '../../offer/sailing-shape';
import { HAZARD_CLASS_IDS } from '../../goods/dangerous-goods';
import { FIRES } from '../../goods/fire';

export const station = v.object({
  ...end.entries,
  port: end,
  address: v.string(),
  classes: v.array(v.picklist(HAZARD_CLASS_IDS)),
  fires: v.array(v.picklist(FIRES)),
  /** Staff licensed to pack dangerous goods. */
  packers: v.number(),
});
