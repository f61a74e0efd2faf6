import * as v from 'valibot';

import { end, freeTime } from '../../offer/sailing-shape';

export const fclDetail = v.object({
  vessel: v.string(),
  voyage: v.string(),
  service: v.string(),
  /** Null for a direct sailing. */
  via: v.nullable(end),
  transitDays: v.number(),
  freeTime: v.array(freeTime),
});
