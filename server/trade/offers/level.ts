import { seededShare } from './seeded';

/** Largest deviation from the tariff. */
export const SWING = 0.08;
const MARKET_SHARE = 0.6;

/** Smoothed over three weeks, so that it does not jump. */
const smoothedLevel = (way: string, week: number) =>
  [0, 1, 2].map((back) => seededShare(`${way} ${week - back}`) * 2 - 1).reduce((all, one) => all + one, 0) / 3;

export const lowestRate = (way: string, week: number): number => 1 + SWING * MARKET_SHARE * smoothedLevel(way, week);
