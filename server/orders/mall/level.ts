import { dayAt, weekNumber } from '../../../domain/values/days';
import { seededShare } from '../../trade/offers/seeded';
import { HOUR_MS } from '../../../domain/values/spans';

/** Prices change on Mondays at nine. */
const MADE_AT_HOUR = 9;
/** Largest weekly deviation from the tariff. */
const SWING = 0.04;

export const priceWeek = (now: number): number => weekNumber(dayAt(now - MADE_AT_HOUR * HOUR_MS));

/** Weekly market level of a product, smoothed over three weeks like freight. */
export const marketLevel = (productId: string, week: number): number =>
  1 + (SWING * [0, 1, 2].reduce((sum, back) => sum + seededShare(`${productId} ${week - back}`) * 2 - 1, 0)) / 3;
