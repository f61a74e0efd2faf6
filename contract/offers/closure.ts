import * as v from 'valibot';

import { MODE_IDS } from '../../domain/mode-ids';
import type { Closure } from '../../domain/offer/closure';

export const closure = v.object({
  closureId: v.string(),
  mode: v.nullable(v.picklist(MODE_IDS)),
  key: v.string(),
  name: v.string(),
  classes: v.array(v.string()),
  reason: v.string(),
  from: v.string(),
  until: v.string(),
}) satisfies v.GenericSchema<unknown, Closure>;
