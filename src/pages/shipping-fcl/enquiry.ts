import type { Offer } from '../../../domain/offer/offer';
import type { SailingSearch } from '../../../domain/offer/sailing';
import { askedAddress, askedFor } from '../../../domain/offer/sailing-address';
import { pathOf } from '../../../domain/routes';
import { dayAt } from '../../../domain/values/days';
import { momentIn } from '../../../domain/values/moments';

/** Where a price is asked for, with the question already written. */
export const enquiryFor = (search: SailingSearch, offer: Offer | null): string =>
  askedAddress(pathOf('enquiryFcl'), askedFor(search, offer && dayAt(momentIn(offer.leavesAt ?? '') ?? 0)));
