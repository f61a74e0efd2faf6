import { isDay, type Day } from '../../domain/values/days';

/** Day as it appears in names of sold units, `261209`. */
export const dayInName = (day: Day): string => day.slice(2).replaceAll('-', '');

/** Day in such a name; undefined if it is no calendar day. */
export function readDayInName(digits = ''): Day | undefined {
  const day = `20${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4)}`;
  return isDay(day) ? day : undefined;
}
