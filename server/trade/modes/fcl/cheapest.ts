import type { SailingSearch } from '../../../../domain/offer/sailing';
import type { Money } from '../../../../domain/values/money';
import type { Sea } from '../../sea/sea';
import type { World } from '../kept';

/** For so many days sailings are listed. */
export const LISTED_DAYS = 70;

/** What the cheapest costs that can be booked on one of the sailings of its list. */
export const cheapestSailing = (search: SailingSearch, { sea, world }: { sea: Sea; world: World }): Money | null =>
  sea.cheapest({ ...search, days: LISTED_DAYS }, world);
