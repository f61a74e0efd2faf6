import type { LclOffer } from '../../../../domain/modes/lcl/quote';
import type { LclSearch } from '../../../../domain/modes/lcl/search';
import { othersThan, timetableOf } from '../timetable';
import { offersFor } from './offers';
import type { World } from './world';

/** Everything that leaves for these goods, judged against what is already in each box. */
export const searchLcl = (search: LclSearch, world: World) => timetableOf(offersFor(search, world), world.now);

/** What else there is for whoever came too late: departures that take the goods as they are. */
export const alternativesTo = (search: LclSearch, offerId: string, world: World): LclOffer[] =>
  othersThan(offerId, offersFor(search, world));
