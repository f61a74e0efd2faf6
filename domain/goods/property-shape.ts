import * as v from 'valibot';

import { PROPERTIES } from './property';

export const propertyQuestion = v.object({
  property: v.picklist(PROPERTIES),
  /** Range of this entry: `(70,100]` is over 70 up to 100. */
  range: v.string(),
  /** Entry that other values belong to. */
  otherwise: v.string(),
  rule: v.string(),
  flashRange: v.exactOptional(v.string()),
});
