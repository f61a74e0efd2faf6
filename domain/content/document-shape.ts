import * as v from 'valibot';

import { WRITTEN_MOST } from '../campaigns/written';
import { block } from '../campaigns/written-shape';

const head = v.optional(v.pipe(v.string(), v.maxLength(WRITTEN_MOST.head)));

export const written = v.object({
  heads: v.object({
    title: head,
    type: head,
    summary: head,
    source: head,
    group: head,
    intro: head,
    shows: head,
    effectiveOn: head,
    slug: head,
    startsAt: head,
    endsAt: head,
  }),
  text: v.pipe(v.string(), v.maxLength(WRITTEN_MOST.text, '正文太长')),
  /** Campaigns only; a desk page opened before the field existed sends none. */
  blocks: v.optional(v.pipe(v.array(block), v.maxLength(WRITTEN_MOST.blocks, '部分太多'))),
});
