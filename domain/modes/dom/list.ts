import type { OfferList } from '../../offer/offer-list';
import { summarizeOffer } from '../../offer/seen';
import { enquiryAddress } from './address';
import { queryFromSearch } from './asked';
import type { DomOffer } from './quote';
import type { DomSearch } from './search';

export const DOM_LIST: OfferList<DomOffer, DomSearch> = {
  mode: 'DOM',
  seen: (offer) =>
    summarizeOffer(offer, {
      way: offer.detail.legs.length > 1 ? 'via' : 'direct',
      total: offer.price?.charges.totalYuan.amount ?? null,
      transitDays: offer.detail.transitDays,
      freeDays: Math.min(...offer.detail.freeTime.map(({ freeDays }) => freeDays)),
    }),
  enquiryAt: (search, day) => enquiryAddress(queryFromSearch(search), day),
};
