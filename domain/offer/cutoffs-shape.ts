import * as v from 'valibot';

import { CUTOFF_CODES } from './cutoffs';

export const cutoff = v.object({ code: v.picklist(CUTOFF_CODES), at: v.pipe(v.string(), v.isoTimestamp()) });
