import { pathOf } from '../../../domain/routes';
import type { Sailing, SailingSearch } from '../../../domain/offer/sailing';
import { askedAddress, askedFor } from '../../../domain/offer/sailing-address';
import { sailingDay } from '../../../domain/offer/sailing-list';

/** Where a price is asked for, with the question already written. */
export const enquiryOf = (search: SailingSearch, sailing: Sailing | null): string =>
  askedAddress(pathOf('enquiryFcl'), askedFor(search, sailing && sailingDay(sailing)));
