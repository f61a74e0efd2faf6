import { dayAt, daysAfter, momentOf, weekNumber } from '../values/days';

/** Hour of the daily price update. */
const MADE_AT = 9;

export function pricingMoment(now: number): number {
  const today = momentOf(dayAt(now), MADE_AT);
  return today <= now ? today : momentOf(daysAfter(dayAt(now), -1), MADE_AT);
}

export const pricedNext = (now: number): number => momentOf(daysAfter(dayAt(pricingMoment(now)), 1), MADE_AT);

export const pricedInWeek = (now: number): number => weekNumber(dayAt(pricingMoment(now)));

/** Expiry of a price: prices change weekly. */
export function pricedUntil(now: number): number {
  const next = pricedNext(now);
  return pricedInWeek(next) === pricedInWeek(now) ? pricedUntil(next) : next;
}
