import { dayAt, daysAfter, momentOf, weekOf } from '../values/days';

/** Prices are made every morning at nine. */
const MADE_AT = 9;

export function pricedAt(now: number): number {
  const today = momentOf(dayAt(now), MADE_AT);
  return today <= now ? today : momentOf(daysAfter(dayAt(now), -1), MADE_AT);
}

/** When prices are made anew. */
export const pricedNext = (now: number): number => momentOf(daysAfter(dayAt(pricedAt(now)), 1), MADE_AT);

export const pricedInWeek = (now: number): number => weekOf(dayAt(pricedAt(now)));

/** Until when a price of that moment stands: a market moves by the week. */
export function pricedUntil(now: number): number {
  const next = pricedNext(now);
  return pricedInWeek(next) === pricedInWeek(now) ? pricedUntil(next) : next;
}
