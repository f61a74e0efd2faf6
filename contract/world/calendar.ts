import * as v from 'valibot';

import type { Calendar } from '../../domain/values/days-off';

export const yearDays = {
  off: v.array(v.object({ from: v.string(), until: v.string() })),
  worked: v.array(v.string()),
  isTold: v.boolean(),
};

export const calendar = v.array(
  v.object({ year: v.string(), ...yearDays, putAt: v.number(), droppedAt: v.nullable(v.number()) }),
) satisfies v.GenericSchema<unknown, Calendar>;
