import * as v from 'valibot';

import { VERDICT_LEVELS } from './verdict';

export const verdict = v.object({
  level: v.picklist(VERDICT_LEVELS),
  /** In Chinese. */
  reason: v.string(),
  /** Table or rule behind the verdict, with its edition. */
  source: v.string(),
  edition: v.string(),
  notice: v.string(),
});
