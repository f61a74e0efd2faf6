import type { LclOffer } from '../../../../domain/modes/lcl/quote';
import type { LclSearch } from '../../../../domain/modes/lcl/search';
import { othersThan, timetableOf } from '../timetable';
import { offersFor } from './offers';
import type { World } from './world';

export const searchLcl = (search: LclSearch, world: World) => timetableOf(offersFor(search, world), world.now);

export const alternativesTo = (search: LclSearch, offerId: string, world: World): LclOffer[] =>
  othersThan(offerId, offersFor(search, world));
