import type { LclOffer } from '../../../domain/modes/lcl/quote';
import type { LclSearch } from '../../../domain/modes/lcl/search';
import type { SailingDay } from '../../../domain/offer/sailing';
import { daysAfter, dayAt, momentOf } from '../../../domain/values/days';
import { momentIn } from '../../../domain/values/moments';
import { pricedNext } from '../../market/level';
import { stripOfOffers } from '../../market/strip';
import type { World } from './world';
import { offersFor } from './offers';

/** Everything that leaves for these goods, judged against what is already in each box. */
export function searchLcl(search: LclSearch, world: World): { days: SailingDay[]; offers: LclOffer[]; until: number } {
  const offers = offersFor(search, world);
  const closings = offers.map(({ closesAt }) => (momentIn(closesAt) ?? 0) + 1).filter((at) => at > world.now);
  const midnight = momentOf(daysAfter(dayAt(world.now), 1));
  return { days: stripOfOffers(offers), offers, until: Math.min(midnight, pricedNext(world.now), ...closings) };
}

const MOST = 2;

/** What else there is for whoever came too late: departures that take the goods as they are. */
export const alternativesTo = (search: LclSearch, offerId: string, world: World): LclOffer[] =>
  offersFor(search, world)
    .filter(
      (offer) =>
        offer.offerId !== offerId &&
        offer.state === 'OPEN' &&
        offer.acceptance.level !== 'BLOCK' &&
        offer.acceptance.level !== 'MANUAL',
    )
    .slice(0, MOST);
