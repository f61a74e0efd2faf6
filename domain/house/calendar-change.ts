import { type Calendar, type CalendarYear, type DaysOff, daysOffAt } from '../values/days-off';
import { dayAt, daysAfter, daysBetween, type Day, momentOf } from '../values/days';
import { toIso } from '../values/moments';
import { afterWorkingHours, isWorkday } from '../values/working-days';

/** Days newly off and newly worked from now on, with examples of two-hour promises before them. */
type PromiseShift = {
  newlyOff: Day[];
  newlyWorked: Day[];
  next: { from: string; before: string; after: string }[];
};

/** A two-hour promise made late in the day ends on the next working day, which shows the change. */
const ASKED_AT = 17;
const HOURS = 2;
const MOST_SHOWN = 6;

function daysOfYear(year: string): Day[] {
  const days: Day[] = [];
  for (let day = `${year}-01-01`; day.startsWith(year); day = daysAfter(day, 1)) days.push(day);
  return days;
}

/** Last day before it that both calendars count as workday. */
function workdayBefore(day: Day, both: readonly DaysOff[]): Day {
  const found = daysAfter(day, -1);
  return both.every((known) => isWorkday(found, known)) ? found : workdayBefore(found, both);
}

/** Days off, including weekends within the ranges. */
export const daysOff = (off: CalendarYear['off']): number =>
  off.reduce((all, { from, until }) => all + daysBetween(from, until) + 1, 0);

type Change = { before: Calendar; after: Calendar };

/** Effect of a calendar change on future promises. Promises already made stay. */
export function promisesMoved({ before, after }: Change, year: string, now: number): PromiseShift {
  const [was, is] = [daysOffAt(before, now), daysOffAt(after, now)];
  const today = dayAt(now);
  const changed = daysOfYear(year).filter((day) => day >= today && isWorkday(day, was) !== isWorkday(day, is));
  const asked = [...new Set(changed.map((day) => momentOf(workdayBefore(day, [was, is]), ASKED_AT)))].filter(
    (moment) => moment > now,
  );
  const next = asked.flatMap((from) => {
    const [one, other] = [before, after].map((calendar) => toIso(afterWorkingHours(from, HOURS, calendar)));
    return one === undefined || other === undefined || one === other
      ? []
      : [{ from: toIso(from), before: one, after: other }];
  });
  return {
    newlyOff: changed.filter((day) => isWorkday(day, was)),
    newlyWorked: changed.filter((day) => isWorkday(day, is)),
    next: next.slice(0, MOST_SHOWN),
  };
}
