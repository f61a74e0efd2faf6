import * as v from 'valibot';

export const yearDays = {
  off: v.array(v.object({ from: v.string(), until: v.string() })),
  worked: v.array(v.string()),
  isTold: v.boolean(),
};

export const calendarYear = v.object({
  year: v.string(),
  ...yearDays,
  putAt: v.number(),
  /** Time of withdrawal; null when still valid. */
  droppedAt: v.nullable(v.number()),
});

export const calendar = v.array(calendarYear);
