import * as v from 'valibot';

import { TRUCK_PARTS } from './truck';

export const truck = v.object(v.entriesFromList(TRUCK_PARTS, v.pipe(v.string(), v.maxLength(40))));
