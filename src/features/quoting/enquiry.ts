import { pathOf } from '../../../domain/routes';
import type { Sailing, SailingSearch } from '../../../domain/sailing';
import { askedAddress, askedFor } from '../../../domain/sailing-address';
import { sailingDay } from '../../../domain/sailing-list';

/** Where a price is asked for, with the question already written. */
export const enquiryOf = (search: SailingSearch, sailing: Sailing | null): string =>
  askedAddress(pathOf('enquiryFcl'), askedFor(search, sailing && sailingDay(sailing)));
