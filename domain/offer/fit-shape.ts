import * as v from 'valibot';

import { SAILING_STATES } from './sailing';
import { verdict } from '../goods/verdict-shape';

export const fit = v.object({
  offerId: v.string(),
  state: v.picklist(SAILING_STATES),
  acceptance: verdict,
  nextFit: v.nullable(v.object({ day: v.pipe(v.string(), v.isoDate()), offerId: v.string() })),
});
