import * as v from 'valibot';

import { wayFile } from '../../shape/trade';

/** Photos and papers uploaded on the way; orders from before the field lack it. */
export const seenOnWay = v.optional(v.array(wayFile), []);
