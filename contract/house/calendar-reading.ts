import * as v from 'valibot';

import type { CalendarReading } from '../../domain/house/case';
import { yearDays } from '../calendar';

/** What putting a year, or taking it back, changes. */
export const calendarReading = v.object({
  ...yearDays,
  newlyOff: v.array(v.string()),
  newlyWorked: v.array(v.string()),
  next: v.array(v.object({ from: v.string(), before: v.string(), after: v.string() })),
  given: v.object({ orders: v.number(), enquiries: v.number(), buyerPapers: v.number(), samples: v.number() }),
}) satisfies v.GenericSchema<unknown, CalendarReading>;
