import type { OfferList } from '../../offer/offer-list';
import { seenOf } from '../../offer/seen';
import { enquiryFor } from './address';
import { askedBy } from './asked';
import type { DomOffer } from './quote';
import type { DomSearch } from './search';

export const DOM_LIST: OfferList<DomOffer, DomSearch> = {
  mode: 'DOM',
  seen: (offer) =>
    seenOf(offer, {
      way: offer.detail.legs.length > 1 ? 'via' : 'direct',
      total: offer.price?.charges.totalYuan.amount ?? null,
      transitDays: offer.detail.transitDays,
      freeDays: Math.min(...offer.detail.freeTime.map(({ freeDays }) => freeDays)),
    }),
  enquiryAt: (search, day) => enquiryFor(askedBy(search), day),
};
