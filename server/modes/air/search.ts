import type { AirOffer } from '../../../domain/modes/air/quote';
import type { AirSearch } from '../../../domain/modes/air/search';
import type { SailingDay } from '../../../domain/offer/sailing';
import { dayAt, daysAfter, momentOf } from '../../../domain/values/days';
import { momentIn } from '../../../domain/values/moments';
import { pricedNext } from '../../market/level';
import { stripOfOffers } from '../../market/strip';
import { offersFor, type World } from './offers';

/** Everything that leaves for these goods, judged by what each aircraft takes. */
export function searchAir(search: AirSearch, world: World): { days: SailingDay[]; offers: AirOffer[]; until: number } {
  const offers = offersFor(search, world);
  const closings = offers.map(({ closesAt }) => (momentIn(closesAt) ?? 0) + 1).filter((at) => at > world.now);
  const midnight = momentOf(daysAfter(dayAt(world.now), 1));
  return { days: stripOfOffers(offers), offers, until: Math.min(midnight, pricedNext(world.now), ...closings) };
}

const MOST = 2;

/** What else there is for whoever came too late: flights that may take the goods, of the same aircraft first. */
export function alternativesTo(search: AirSearch, offerId: string, world: World): AirOffer[] {
  const offers = offersFor(search, world);
  const missed = offers.find((offer) => offer.offerId === offerId)?.detail.aircraft;
  const isOther = ({ detail }: AirOffer): number => (detail.aircraft === missed ? 0 : 1);
  return offers
    .filter(
      ({ offerId: other, state, acceptance: { level } }) =>
        other !== offerId && state === 'OPEN' && level !== 'BLOCK' && level !== 'MANUAL',
    )
    .toSorted((one, other) => isOther(one) - isOther(other))
    .slice(0, MOST);
}
