import * as v from 'valibot';

import { VERDICT_LEVELS } from '../../domain/goods/verdict';

export const verdict = v.object({
  level: v.picklist(VERDICT_LEVELS),
  reason: v.string(),
  source: v.string(),
  edition: v.string(),
  notice: v.string(),
});
