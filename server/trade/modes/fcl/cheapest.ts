import type { SailingSearch } from '../../../../domain/offer/sailing';
import type { Money } from '../../../../domain/values/money';
import type { Sea } from '../../sea/sea';
import type { World } from '../kept';

export const LISTED_DAYS = 70;

export const cheapestSailing = (search: SailingSearch, { sea, world }: { sea: Sea; world: World }): Money | null =>
  sea.cheapest({ ...search, days: LISTED_DAYS }, world);
