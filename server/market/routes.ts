import { priceMinimum } from '../../contract/market';
import { dayAt, daysAfter, momentOf } from '../../domain/days';
import type { Clock } from '../clock';
import type { Route } from '../http/route';
import { serve } from '../http/serve';
import { lowestPrices } from './prices';
import { USUAL_CLASS } from './tariff';

/** Prices are made every morning at nine. */
const MADE_AT = 9;

function madeLast(now: number): number {
  const today = momentOf(dayAt(now), MADE_AT);
  return today <= now ? today : momentOf(daysAfter(dayAt(now), -1), MADE_AT);
}

export const marketRoutes = (clock: Clock): Route[] => [
  serve(priceMinimum, (asked) => {
    const made = madeLast(clock.now());
    return {
      updatedAt: new Date(made).toISOString(),
      boxType: asked.boxType,
      hazardClass: asked.isDanger === 'Y' ? USUAL_CLASS.hazardClass : null,
      records: lowestPrices(dayAt(made), asked),
    };
  }),
];
