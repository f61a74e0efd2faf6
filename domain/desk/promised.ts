import { dayAt } from '../values/days';
import { type Calendar, daysOffAt } from '../values/days-off';
import { afterWorkingHours, isToldDay } from '../values/working-days';

/** Working hours within which the desk accepts or rejects a request. */
export const ACCEPTED_WITHIN_HOURS = 2;

/** `isTold`: public holidays are published up to that day. Later days count weekends only and are not promised. */
type Promised = { accepted: number; done: number; isTold: boolean };

/** A request is accepted first; its working hours count from then. */
export function promiseCompletion(now: number, hours: number, calendar: Calendar): Promised {
  const accepted = afterWorkingHours(now, ACCEPTED_WITHIN_HOURS, calendar);
  const done = afterWorkingHours(accepted, hours, calendar);
  return { accepted, done, isTold: isToldDay(dayAt(done), daysOffAt(calendar, now)) };
}
