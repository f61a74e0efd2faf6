import { seeded } from './seeded';

/** No price strays further from the tariff. */
export const SWING = 0.08;
const MARKET_SHARE = 0.6;

/** A market moves, but not from one end to the other within a week. */
const marketOf = (way: string, week: number) =>
  [0, 1, 2].map((back) => seeded(`${way} ${week - back}`) * 2 - 1).reduce((all, one) => all + one, 0) / 3;

/** What the cheapest on a way takes in a week, against the tariff. */
export const lowestRate = (way: string, week: number): number => 1 + SWING * MARKET_SHARE * marketOf(way, week);
