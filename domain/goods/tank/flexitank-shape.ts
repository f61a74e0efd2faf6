import * as v from 'valibot';

export const bag = v.object({ sizeL: v.number(), percent: v.number(), isStocked: v.boolean() });
