import { dayAt } from '../values/days';
import { type Calendar, daysOffAt } from '../values/days-off';
import { afterWorkingHours, isToldDay } from '../values/working-days';

/** Working hours within which the desk says whether it accepts what was handed in. */
export const ACCEPTED_WITHIN_HOURS = 2;

/** `isTold`: the days off up to then are published; what is not is counted by weekends alone and promised by nobody. */
type Promised = { accepted: number; done: number; isTold: boolean };

/** What is handed in now is accepted first, and done so many working hours after that. */
export function promisedFrom(now: number, hours: number, calendar: Calendar): Promised {
  const accepted = afterWorkingHours(now, ACCEPTED_WITHIN_HOURS, calendar);
  const done = afterWorkingHours(accepted, hours, calendar);
  return { accepted, done, isTold: isToldDay(dayAt(done), daysOffAt(calendar, now)) };
}
