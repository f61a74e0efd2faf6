import { DAY_MS, HOUR_MS } from './spans';

/** A day in China, `YYYY-MM-DD`: ships, offices and cut-offs use its calendar in every browser time zone. */
export type Day = string;

const CHINA = 8 * HOUR_MS;

/** A year that starts in March ends with its leap day, so every month before it has a fixed offset. */
const MARCH = 2;
const DAYS_IN_ERA = 146_097;
const EPOCH = 719_468;

const two = (count: number) => String(count).padStart(2, '0');

/** Days since 1970-01-01 in the Gregorian calendar. */
function daysSinceEpoch(day: Day): number {
  const [year, month, date] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))];
  const shifted = month > MARCH ? year : year - 1;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > MARCH ? -3 : 9)) + 2) / 5) + date - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_IN_ERA + dayOfEra - EPOCH;
}

function dayFromCount(count: number): Day {
  const since = count + EPOCH;
  const era = Math.floor(since / DAYS_IN_ERA);
  const dayOfEra = since - era * DAYS_IN_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1_460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const place = Math.floor((5 * dayOfYear + 2) / 153);
  const month = place < 10 ? place + 3 : place - 9;
  const year = yearOfEra + era * 400 + (month <= MARCH ? 1 : 0);
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(dayOfYear - Math.floor((153 * place + 2) / 5) + 1)}`;
}

export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && dayFromCount(daysSinceEpoch(text)) === text;

/** Day in China at a moment. */
export const dayAt = (moment: number): Day => dayFromCount(Math.floor((moment + CHINA) / DAY_MS));

/** Start of a day in China, plus some hours. */
export const momentOf = (day: Day, hours = 0): number => daysSinceEpoch(day) * DAY_MS - CHINA + hours * HOUR_MS;

export const daysAfter = (day: Day, count: number): Day => dayFromCount(daysSinceEpoch(day) + count);

export const daysBetween = (from: Day, to: Day): number => daysSinceEpoch(to) - daysSinceEpoch(from);

/** Sunday is 0. */
export const weekdayOf = (day: Day): number => (((daysSinceEpoch(day) + 4) % 7) + 7) % 7;

export const daysToWeeks = (days: number): number => Math.ceil(days / 7);

/** Weeks since a Monday: the same number from Monday to Sunday. */
export const weekNumber = (day: Day): number => Math.floor((daysSinceEpoch(day) + 3) / 7);
