import { daysAfter, type Day } from '../../values/days';
import { type Calendar, daysOffAt } from '../../values/days-off';

/** `isTold`: these are days off for certain; otherwise their year is not announced, and they may be. */
export type Festival = { nameCn: string; from: Day; to: Day; isTold: boolean };

/** Some day of it is a day off of the festival, whatever the year. */
const FESTIVALS = [
  { nameCn: '春节', from: '01-21', to: '02-20' },
  { nameCn: '国庆', from: '10-01', to: '10-01' },
] as const;

/** Days that a festival usually lasts from the first day off of the law on. */
const USUAL_DAYS = 7;

/**
 * Days on which toxic goods stand still, and others may be stopped: as long as the days off last that the house has put.
 * In a year not announced yet only statutory days are certain; the usual days after them are not.
 */
export const festivalsIn = (calendar: Calendar): Festival[] =>
  [...daysOffAt(calendar, Number.POSITIVE_INFINITY).values()].flatMap(({ year, off, isTold }) =>
    off.flatMap(({ from, until }) => {
      const festival = FESTIVALS.find((one) => from <= `${year}-${one.to}` && until >= `${year}-${one.from}`);
      if (!festival) return [];
      const certain = { nameCn: festival.nameCn, from, to: until, isTold: true };
      const usual = daysAfter(from, USUAL_DAYS - 1);
      return isTold || usual <= until ? [certain] : [certain, { ...certain, to: usual, isTold: false }];
    }),
  );

/** The festival that a journey touches, its certain days first; null where it touches none. */
export const festivalOn = (festivals: readonly Festival[], from: Day, to: Day): Festival | null =>
  festivals.find((one) => from <= one.to && to >= one.from) ?? null;
