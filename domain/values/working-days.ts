import { dayAt, daysAfter, momentOf, weekdayOf, type Day } from './days';
import { HOUR_MS } from './spans';

/** The desk works from nine to six; what people have to be told of is done by five. */
const OPENS = 9;
const CLOSES = 18;
const LAST_WORD = 17;

/** Days off that fall on no weekend, and weekends that are worked, as the State Council has announced them. */
const OFF: readonly (readonly [from: Day, days: number])[] = [
  ['2026-01-01', 3],
  ['2026-02-15', 9],
  ['2026-04-04', 3],
  ['2026-05-01', 5],
  ['2026-06-19', 3],
  ['2026-09-25', 3],
  ['2026-10-01', 7],
];
const WORKED: readonly Day[] = ['2026-01-04', '2026-02-14', '2026-02-28', '2026-05-09', '2026-09-20', '2026-10-10'];
const TOLD_YEARS: readonly string[] = ['2026'];

/** What the law gives of years that nobody has announced yet; the weekends that are worked for it are not known. */
const LAWFUL: typeof OFF = [
  ['2027-01-01', 1],
  ['2027-02-05', 4],
  ['2027-04-05', 1],
  ['2027-05-01', 2],
  ['2027-06-09', 1],
  ['2027-09-15', 1],
  ['2027-10-01', 3],
  ['2028-01-01', 1],
  ['2028-01-25', 4],
  ['2028-04-04', 1],
  ['2028-05-01', 2],
  ['2028-05-28', 1],
  ['2028-10-01', 3],
];

const FREE = new Set(
  [...OFF, ...LAWFUL].flatMap(([from, days]) => Array.from({ length: days }, (_, at) => daysAfter(from, at))),
);

/** A day that is off whatever day of the week it is: announced, or by law. */
export const isHoliday = (day: Day): boolean => FREE.has(day);

/** Have the days off of its year been announced? Where they have not, only weekends and the law's own days are known. */
export const isToldDay = (day: Day): boolean => TOLD_YEARS.includes(day.slice(0, 4));

export const isWorkday = (day: Day): boolean =>
  WORKED.includes(day) || (!FREE.has(day) && weekdayOf(day) !== 0 && weekdayOf(day) !== 6);

function workdayFrom(day: Day, step: 1 | -1): Day {
  let found = day;
  while (!isWorkday(found)) found = daysAfter(found, step);
  return found;
}

/** The last moment before a deadline at which somebody is there to do it. */
export function lastWorkingMoment(deadline: number): number {
  const day = dayAt(deadline);
  if (isWorkday(day) && deadline >= momentOf(day, OPENS)) return Math.min(deadline, momentOf(day, LAST_WORD));
  return momentOf(workdayFrom(daysAfter(day, -1), -1), LAST_WORD);
}

/** When so many working hours have passed, counted from a moment. */
export function afterWorkingHours(from: number, hours: number): number {
  let day = dayAt(from);
  let begins = Math.max(from, momentOf(day, OPENS));
  if (!isWorkday(day) || begins >= momentOf(day, CLOSES)) {
    day = workdayFrom(daysAfter(day, 1), 1);
    begins = momentOf(day, OPENS);
  }
  let left = hours * HOUR_MS;
  while (begins + left > momentOf(day, CLOSES)) {
    left -= momentOf(day, CLOSES) - begins;
    day = workdayFrom(daysAfter(day, 1), 1);
    begins = momentOf(day, OPENS);
  }
  return begins + left;
}
