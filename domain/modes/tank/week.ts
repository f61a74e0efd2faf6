import { daysAfter, weekdayOf, weekOf, type Day } from '../../values/days';

/** So long before the ship leaves a tank is fetched, and so long it may stand empty at its destination. */
export const DAYS_BEFORE = 5;
export const FREE_DAYS = 21;

const SUNDAY = 7;

/** The Monday of a week: a tank of a Sunday and one of the Monday after are not the same stock. */
export const mondayOf = (day: Day): Day => daysAfter(day, 1 - (weekdayOf(day) || SUNDAY));

/** `2650`: year and week as the calendar of the trade counts them; a week belongs to the year of its Thursday. */
export function weekName(day: Day): string {
  const year = daysAfter(mondayOf(day), 3).slice(0, 4);
  const week = weekOf(day) - weekOf(`${year}-01-04`) + 1;
  return `${year.slice(2)}${String(week).padStart(2, '0')}`;
}

export const fetchedOn = (leaves: Day): Day => daysAfter(leaves, -DAYS_BEFORE);

/** When an empty tank is back at the latest without rent for it. */
export const backBy = (arrives: Day): Day => daysAfter(arrives, FREE_DAYS);

/** From the yard to the ship, at sea, and empty at its destination. */
export const leastDays = (transit: number): number => DAYS_BEFORE + transit + FREE_DAYS;
