import * as v from 'valibot';

const LOT = v.object({ lotId: v.string(), kg: v.number() });

export const ABOUT = v.object({
  kind: v.string(),
  name: v.string(),
  mostKg: v.number(),
  lots: v.optional(v.array(LOT), []),
});

/** Complaint options of an order. `until`: last day; null before completion. */
export const COMPLAINING = v.object({
  about: v.array(ABOUT),
  until: v.nullable(v.string()),
  isLookedInto: v.boolean(),
});
