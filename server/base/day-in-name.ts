import { isDay, type Day } from '../../domain/values/days';

/** A day as the names of what is sold say it, `261209`. */
export const dayInName = (day: Day): string => day.slice(2).replaceAll('-', '');

/** The day that a name says; undefined where the calendar has none like that. */
export function dayNamed(digits = ''): Day | undefined {
  const day = `20${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4)}`;
  return isDay(day) ? day : undefined;
}
