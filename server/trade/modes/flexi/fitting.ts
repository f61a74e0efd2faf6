import { fitDaysUntil, FITTED_A_DAY, type FitDay } from '../../../../domain/modes/flexi/fitting';
import { yardCloses } from '../../../../domain/modes/flexi/fields';
import type { FlexiQuote } from '../../../../domain/modes/flexi/quote';
import type { Day } from '../../../../domain/values/days';
import { dayInName } from '../../../base/day-in-name';
import type { World } from '../mode';

/** What the team of a city can hang on a day is sold once. */
export const fittingOf = (city: string, day: Day): string => `FX-${city}-${dayInName(day)}`;
export const marketOf = (city: string): string => `FLEXI-${city}`;

/** Every day a bag can be hung on before the yard closes, with what is left of it. */
export const fitDays = (city: string, closes: number, { now, taken }: Pick<World, 'now' | 'taken'>): FitDay[] =>
  fitDaysUntil(now, closes).map((day) => ({
    day,
    left: Math.max(0, FITTED_A_DAY - taken(fittingOf(city, day), 'TEAM')),
  }));

/** Others book days, and days pass, while somebody writes an order. */
export function fittedBy(quote: FlexiQuote, world: World): FlexiQuote {
  const { detail, ...offer } = quote.offer;
  const days = fitDays(quote.search.orgPortCode, yardCloses(quote), world);
  return { ...quote, offer: { ...offer, detail: { ...detail, fitting: { ...detail.fitting, days } } } };
}
