import * as v from 'valibot';

import { BOX_TYPES } from '../domain/offer/search';

/** Boxes as they are typed. */
export const boxRows = v.pipe(
  v.array(v.object({ type: v.picklist(BOX_TYPES), count: v.pipe(v.string(), v.maxLength(10)) })),
  v.maxLength(10),
);
