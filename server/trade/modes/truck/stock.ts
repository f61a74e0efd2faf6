import type { Standing } from '../../../../domain/modes/truck/carriers';
import { daysAfter, daysBetween, type Day } from '../../../../domain/values/days';
import { seeded } from '../../offers/seeded';

/** So much of a fleet is let to others at the most. */
const LET_SHARE = 0.5;

const short = (day: Day): string => day.slice(2).replaceAll('-', '');

/** Trucks of one kind at one base on one day. */
export const stockIdOf = ({ carrier, base, vehicle }: Standing, day: Day): string =>
  `TR-${carrier.code}-${base}-${vehicle}-${short(day)}`;

export const marketOf = ({ carrier, base }: Pick<Standing, 'carrier' | 'base'>): string => `TR-${carrier.code}-${base}`;

/** How many of them the house may sell on that day. */
export const mostOf = (standing: Standing, day: Day): number =>
  standing.trucks - Math.floor(standing.trucks * LET_SHARE * seeded(stockIdOf(standing, day)));

/** Every day of a trip, until the truck is back at its base. */
export const daysOf = (from: Day, backOn: Day): Day[] =>
  Array.from({ length: Math.max(0, daysBetween(from, backOn)) + 1 }, (_, at) => daysAfter(from, at));
