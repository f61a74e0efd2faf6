import * as v from 'valibot';

import { FIRES } from './fire';
import { FIRE_WHYS } from './fire-class';

export const fireClass = v.object({
  item: v.picklist(FIRES),
  isSure: v.boolean(),
  why: v.picklist(FIRE_WHYS),
  degrees: v.nullable(v.number()),
});
