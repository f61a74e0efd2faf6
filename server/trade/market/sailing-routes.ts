import { priceMinimum } from '../../../contract/offers/market';
import { etdList, sailingDetail } from '../../../contract/offers/sailings';
import { notFoundFault } from '../../base/http/refusal';
import type { Route } from '../../base/http/route';
import { serve } from '../../base/http/serve';
import { type KeptAbout, keptRoute } from '../../base/replies/kept-route';
import { pricingMoment } from '../../../domain/offer/priced';
import type { Market } from './sailings';
import { USUAL_CLASS } from '../sea/tariff';

const scheduleRoute = (market: Market, about: KeptAbout): Route =>
  keptRoute(etdList, about, {
    async answer(asked) {
      const { until, ...schedule } = await market.schedule(asked);
      return { data: schedule, until };
    },
    stampsOf: market.stampsOf,
  });

export const marketRoutes = (market: Market, about: KeptAbout): Route[] => [
  scheduleRoute(market, about),
  serve(sailingDetail, async ({ sailingId, ...search }) => {
    const sailing = await market.sailing(search, sailingId);
    if (!sailing) throw notFoundFault();
    const others = await market.alternatives(search, sailingId);
    const alternatives = others.map((other) => ({ ...other, takers: market.takers(other.sailingId) }));
    return { sailing, alternatives };
  }),
  serve(priceMinimum, async (asked) => ({
    updatedAt: new Date(pricingMoment(about.clock.now())).toISOString(),
    boxType: asked.boxType,
    hazardClass: asked.isDanger === 'Y' ? USUAL_CLASS : null,
    records: await market.lowest(asked),
  })),
];
