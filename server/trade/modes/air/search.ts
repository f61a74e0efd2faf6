import type { AirOffer } from '../../../../domain/modes/air/quote';
import type { AirSearch } from '../../../../domain/modes/air/search';
import { othersThan, timetableOf } from '../timetable';
import { offersFor, type World } from './offers';

export const searchAir = (search: AirSearch, world: World) =>
  timetableOf(offersFor(search, world), world.now, 'totalYuan');

/** Alternatives for latecomers: flights that may accept the goods, same aircraft type first. */
export function alternativesTo(search: AirSearch, offerId: string, world: World): AirOffer[] {
  const offers = offersFor(search, world);
  const missed = offers.find((offer) => offer.offerId === offerId)?.detail.aircraft;
  return othersThan(offerId, offers, ({ detail }) => Number(detail.aircraft !== missed));
}
