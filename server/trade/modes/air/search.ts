import type { AirOffer } from '../../../../domain/modes/air/quote';
import type { AirSearch } from '../../../../domain/modes/air/search';
import { othersThan, timetableOf } from '../timetable';
import { offersFor, type World } from './offers';

/** Everything that leaves for these goods, judged by what each aircraft takes; flights are sold in yuan. */
export const searchAir = (search: AirSearch, world: World) =>
  timetableOf(offersFor(search, world), world.now, 'totalYuan');

/** What else there is for whoever came too late: flights that may take the goods, of the same aircraft first. */
export function alternativesTo(search: AirSearch, offerId: string, world: World): AirOffer[] {
  const offers = offersFor(search, world);
  const missed = offers.find((offer) => offer.offerId === offerId)?.detail.aircraft;
  return othersThan(offerId, offers, ({ detail }) => Number(detail.aircraft !== missed));
}
