import * as v from 'valibot';

export const block = v.variant('kind', [
  v.object({ kind: v.literal('paragraph'), text: v.string() }),
  v.object({ kind: v.literal('list'), items: v.array(v.string()) }),
  v.object({ kind: v.literal('table'), head: v.array(v.string()), rows: v.array(v.array(v.string())) }),
]);
