import * as v from 'valibot';

import { block } from './content-shape';

export const legalStand = v.object({
  holds: v.string(),
  comes: v.nullable(v.string()),
  from: v.string(),
  isOwn: v.boolean(),
});

export const legalSection = v.object({ sectionId: v.string(), heading: v.string(), blocks: v.array(block) });
