import type { Day } from '../../values/days';
import { type Calendar, daysOffAt } from '../../values/days-off';

export type Festival = { nameCn: string; from: Day; to: Day };

/** Some day of it is a day off of the festival, whatever the year. */
const FESTIVALS = [
  { nameCn: '春节', from: '01-21', to: '02-20' },
  { nameCn: '国庆', from: '10-01', to: '10-01' },
] as const;

/** Days on which toxic goods stand still, and others may be stopped: as long as the days off last that the house has put. */
export const festivalsIn = (calendar: Calendar): Festival[] =>
  [...daysOffAt(calendar, Number.POSITIVE_INFINITY).values()].flatMap(({ year, off }) =>
    off.flatMap(({ from, until }) => {
      const festival = FESTIVALS.find((one) => from <= `${year}-${one.to}` && until >= `${year}-${one.from}`);
      return festival ? [{ nameCn: festival.nameCn, from, to: until }] : [];
    }),
  );

/** The festival that a journey touches; null where it touches none. */
export const festivalOn = (festivals: readonly Festival[], from: Day, to: Day): Festival | null =>
  festivals.find((one) => from <= one.to && to >= one.from) ?? null;
