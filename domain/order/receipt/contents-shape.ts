import * as v from 'valibot';

export const entry = v.object({
  path: v.string(),
  step: v.string(),
  /** Several for multiple choice. `name`: name of a code; null for other text. */
  values: v.array(v.object({ typed: v.string(), name: v.nullable(v.string()) })),
});

/** Order contents: offer facts of the booking note, and filled form fields. */
export const ORDER_CONTENTS = v.object({
  way: v.array(v.object({ name: v.string(), said: v.string() })),
  entries: v.array(entry),
});
