import * as v from 'valibot';

import { HAZARD_CLASS_IDS } from './dangerous-goods';
import { PLACARD_MARKS } from './placards';

export const placards = v.object({
  hazards: v.array(v.picklist(HAZARD_CLASS_IDS)),
  marks: v.array(v.picklist(PLACARD_MARKS)),
  count: v.number(),
});
