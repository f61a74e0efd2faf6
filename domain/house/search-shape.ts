import * as v from 'valibot';

import { FOUND_KINDS } from './search';
import { MODE_IDS } from '../mode-ids';

/** A hit. `who`: the enterprise or person; `what`: goods, or the kind and number of a paper. */
export const DESK_HIT = v.object({
  kind: v.picklist(FOUND_KINDS),
  no: v.string(),
  name: v.string(),
  mode: v.nullable(v.picklist(MODE_IDS)),
  state: v.nullable(v.string()),
  who: v.string(),
  what: v.string(),
  isComplained: v.boolean(),
});
