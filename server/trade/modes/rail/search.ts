import type { RailOffer } from '../../../../domain/modes/rail/quote';
import type { RailSearch } from '../../../../domain/modes/rail/search';
import type { SailingDay } from '../../../../domain/offer/sailing';
import { dayAt, daysAfter, momentOf } from '../../../../domain/values/days';
import { parseMoment } from '../../../../domain/values/moments';
import { pricedNext } from '../../../../domain/offer/priced';
import { stripOfOffers } from '../../offers/strip';
import { listOffers, type World } from './offers';

export function searchRail(
  search: RailSearch,
  world: World,
): { days: SailingDay[]; offers: RailOffer[]; until: number } {
  const offers = listOffers(search, world);
  const closings = offers.map(({ closesAt }) => (parseMoment(closesAt) ?? 0) + 1).filter((at) => at > world.now);
  const midnight = momentOf(daysAfter(dayAt(world.now), 1));
  return { days: stripOfOffers(offers), offers, until: Math.min(midnight, pricedNext(world.now), ...closings) };
}

const MOST = 2;

export const findAlternatives = (search: RailSearch, offerId: string, world: World): RailOffer[] =>
  listOffers(search, world)
    .filter(
      ({ offerId: other, state, acceptance: { level } }) =>
        other !== offerId && state === 'OPEN' && level !== 'BLOCK' && level !== 'MANUAL',
    )
    .slice(0, MOST);
