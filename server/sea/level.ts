import { dayAt, daysAfter, momentOf, weekOf } from '../../domain/values/days';
import { seeded } from './seeded';
import type { Departure } from './timetable';

/** Prices are made every morning at nine. */
const MADE_AT = 9;

export function pricedAt(now: number): number {
  const today = momentOf(dayAt(now), MADE_AT);
  return today <= now ? today : momentOf(daysAfter(dayAt(now), -1), MADE_AT);
}

/** When prices are made anew. */
export const pricedNext = (now: number): number => momentOf(daysAfter(dayAt(pricedAt(now)), 1), MADE_AT);

export const pricedInWeek = (now: number): number => weekOf(dayAt(pricedAt(now)));

/** No price strays further from the tariff. */
const SWING = 0.08;
const MARKET_SHARE = 0.6;
const DEARER_AT_LEAST = 0.1;
const DEARER_MORE = 0.3;

/** A market moves, but not from one end to the other within a week. */
const marketOf = (lane: string, week: number) =>
  [0, 1, 2].map((back) => seeded(`${lane} ${week - back}`) * 2 - 1).reduce((all, one) => all + one, 0) / 3;

/** What the cheapest carrier of a lane takes in a week, against the tariff. */
export const lowestRate = (lane: string, week: number): number => 1 + SWING * MARKET_SHARE * marketOf(lane, week);

/** The cheapest carrier keeps to the market on every sailing; the others are dearer, each sailing by its own measure. */
export const shareOf = ({ rank, sailingId }: Pick<Departure, 'rank' | 'sailingId'>): number =>
  rank === 0 ? 0 : DEARER_AT_LEAST + DEARER_MORE * seeded(sailingId);

export const rateAt = (lowest: number, share: number): number => lowest + SWING * share;

export const rateOf = (departure: Departure, week: number): number =>
  rateAt(lowestRate(departure.lane.key, week), shareOf(departure));
