import { daysAfter, type Day } from '../../values/days';
import { type Calendar, daysOffAt } from '../../values/days-off';

/** `isTold`: official days off; otherwise the year is unpublished and they are likely only. */
export type Festival = { nameCn: string; from: Day; to: Day; isTold: boolean };

/** In every year at least one day off of the holiday falls in this range. */
const FESTIVALS = [
  { nameCn: '春节', from: '01-21', to: '02-20' },
  { nameCn: '国庆', from: '10-01', to: '10-01' },
] as const;

/** Usual length of a holiday from its first statutory day. */
const USUAL_DAYS = 7;

/**
 * Holidays on which toxic goods may not move and others may be stopped, as long as the stored days off. In unpublished
 * years only statutory days are certain; the usual days after them are marked.
 */
export const listFestivals = (calendar: Calendar): Festival[] =>
  [...daysOffAt(calendar, Number.POSITIVE_INFINITY).values()].flatMap(({ year, off, isTold }) =>
    off.flatMap(({ from, until }) => {
      const festival = FESTIVALS.find((one) => from <= `${year}-${one.to}` && until >= `${year}-${one.from}`);
      if (!festival) return [];
      const certain = { nameCn: festival.nameCn, from, to: until, isTold: true };
      const usual = daysAfter(from, USUAL_DAYS - 1);
      return isTold || usual <= until ? [certain] : [certain, { ...certain, to: usual, isTold: false }];
    }),
  );

export const findFestival = (festivals: readonly Festival[], from: Day, to: Day): Festival | null =>
  festivals.find((one) => from <= one.to && to >= one.from) ?? null;
