import * as v from 'valibot';

import type { CalendarReading } from '../domain/house/case';
import type { Calendar } from '../domain/values/days-off';
import { endpoint } from './endpoint';
import { nothing } from './fields';

const days = {
  off: v.array(v.object({ from: v.string(), until: v.string() })),
  worked: v.array(v.string()),
  isTold: v.boolean(),
};

/** Days off, and weekends worked for them, by year, and when each edition of a year was put. */
export const calendar = v.array(
  v.object({ year: v.string(), ...days, putAt: v.number(), droppedAt: v.nullable(v.number()) }),
) satisfies v.GenericSchema<unknown, Calendar>;

export const yearDays = days;

/** What putting a year, or taking it back, changes. */
export const calendarReading = v.object({
  ...days,
  newlyOff: v.array(v.string()),
  newlyWorked: v.array(v.string()),
  next: v.array(v.object({ from: v.string(), before: v.string(), after: v.string() })),
  given: v.object({ orders: v.number(), enquiries: v.number(), buyerPapers: v.number(), samples: v.number() }),
}) satisfies v.GenericSchema<unknown, CalendarReading>;

export const workingDays = endpoint({
  summary: '节假日与补班日，按年；工作时限按此计算',
  method: 'GET',
  path: '/api-basic/workingDays',
  request: nothing,
  reply: v.object({ calendar }),
  access: 'public',
  urlSafe: true,
});
