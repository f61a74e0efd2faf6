import { dayAt, weekOf } from '../../../domain/values/days';
import { seeded } from '../../trade/offers/seeded';
import { HOUR_MS } from '../../../domain/values/spans';

/** Prices are made on Mondays at nine. */
const MADE_AT_HOUR = 9;
/** No price of a week strays further from the tariff. */
const SWING = 0.04;

/** The week whose prices hold at a moment. */
export const priceWeek = (now: number): number => weekOf(dayAt(now - MADE_AT_HOUR * HOUR_MS));

/** How the market of a product stands in a week: smoothed over three, as freight is. */
export const levelOf = (productId: string, week: number): number =>
  1 + (SWING * [0, 1, 2].reduce((sum, back) => sum + seeded(`${productId} ${week - back}`) * 2 - 1, 0)) / 3;
