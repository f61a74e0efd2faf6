import * as v from 'valibot';

import { BOX_TYPES } from '../../domain/offer/search';

/** Box rows as typed; the types are fixed. */
export const boxRowsSchema = <const TTypes extends readonly string[]>(types: TTypes) =>
  v.pipe(v.array(v.object({ type: v.picklist(types), count: v.pipe(v.string(), v.maxLength(10)) })), v.maxLength(10));

export const boxRows = boxRowsSchema(BOX_TYPES);
