import * as v from 'valibot';

export const mallDetail = v.object({
  city: v.string(),
  gate: v.optional(v.string()),
  kg: v.number(),
  leadDays: v.number(),
});
