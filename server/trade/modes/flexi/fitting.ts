import { fitDaysUntil, FITTED_A_DAY, type FitDay } from '../../../../domain/modes/flexi/fitting';
import { yardCloses } from '../../../../domain/modes/flexi/fields';
import type { FlexiQuote } from '../../../../domain/modes/flexi/quote';
import type { Day } from '../../../../domain/values/days';
import { dayInName } from '../../../base/day-in-name';
import type { World } from '../mode';

/** A city's fitting teams are sold per day. */
export const fittingStockId = (city: string, day: Day): string => `FX-${city}-${dayInName(day)}`;
export const fittingMarket = (city: string): string => `FLEXI-${city}`;

/** Fitting days before the yard closes, with remaining capacity. */
export const fitDays = (city: string, closes: number, { now, taken }: Pick<World, 'now' | 'taken'>): FitDay[] =>
  fitDaysUntil(now, closes).map((day) => ({
    day,
    left: Math.max(0, FITTED_A_DAY - taken(fittingStockId(city, day), 'TEAM')),
  }));

/** Refreshes fitting days, which fill or pass while an order is written. */
export function refreshFittingDays(quote: FlexiQuote, world: World): FlexiQuote {
  const { detail, ...offer } = quote.offer;
  const days = fitDays(quote.search.orgPortCode, yardCloses(quote), world);
  return { ...quote, offer: { ...offer, detail: { ...detail, fitting: { ...detail.fitting, days } } } };
}
