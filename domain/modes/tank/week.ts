import { daysAfter, weekdayOf, weekNumber, type Day } from '../../values/days';

/** Days between pickup and sailing, and free days at the destination. */
export const DAYS_BEFORE = 5;
export const FREE_DAYS = 21;

const SUNDAY = 7;

/** Monday of a week; stock is counted from Monday to Sunday. */
export const mondayOfWeek = (day: Day): Day => daysAfter(day, 1 - (weekdayOf(day) || SUNDAY));

/** `2650`: ISO year and week; a week belongs to the year of its Thursday. */
export function weekName(day: Day): string {
  const year = daysAfter(mondayOfWeek(day), 3).slice(0, 4);
  const week = weekNumber(day) - weekNumber(`${year}-01-04`) + 1;
  return `${year.slice(2)}${String(week).padStart(2, '0')}`;
}

export const tankPickupDay = (leaves: Day): Day => daysAfter(leaves, -DAYS_BEFORE);

export const freeReturnDay = (arrives: Day): Day => daysAfter(arrives, FREE_DAYS);

export const leastDays = (transit: number): number => DAYS_BEFORE + transit + FREE_DAYS;
