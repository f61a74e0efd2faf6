import * as v from 'valibot';

import { yearDays } from '../values/days-off-shape';

export const calendarReading = v.object({
  ...yearDays,
  newlyOff: v.array(v.string()),
  newlyWorked: v.array(v.string()),
  next: v.array(v.object({ from: v.string(), before: v.string(), after: v.string() })),
  given: v.object({ orders: v.number(), enquiries: v.number(), buyerPapers: v.number(), samples: v.number() }),
});

export const holder = v.object({ staffId: v.string(), name: v.string() });

const typed = v.pipe(v.string(), v.maxLength(4000));

export const said = v.record(
  v.pipe(v.string(), v.maxLength(20)),
  v.union([typed, v.pipe(v.array(typed), v.maxLength(1000), v.readonly())]),
);
