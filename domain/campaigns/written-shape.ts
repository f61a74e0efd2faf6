import * as v from 'valibot';

import { ALL_BLOCK_FIELDS, BLOCK_TYPES, WRITTEN_MOST } from './written';

export const block = v.object({
  type: v.picklist(BLOCK_TYPES),
  said: v.record(v.picklist(ALL_BLOCK_FIELDS), v.pipe(v.string(), v.maxLength(WRITTEN_MOST.said, '内容太长'))),
});
