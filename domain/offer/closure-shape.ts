import * as v from 'valibot';

import { MODE_IDS } from '../mode-ids';

export const closure = v.object({
  closureId: v.string(),
  mode: v.nullable(v.picklist(MODE_IDS)),
  key: v.string(),
  name: v.string(),
  classes: v.array(v.string()),
  reason: v.string(),
  from: v.string(),
  until: v.string(),
});
