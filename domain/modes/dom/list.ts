import { answerOf } from '../../offer/answer';
import type { OfferList } from '../../offer/offer-list';
import { dayAt } from '../../values/days';
import { momentIn } from '../../values/moments';
import { enquiryFor } from './address';
import { askedBy } from './asked';
import type { DomOffer } from './quote';
import type { DomSearch } from './search';

/** Voyages as their list looks at them. */
export const DOM_LIST: OfferList<DomOffer, DomSearch> = {
  mode: 'DOM',
  seen: (offer) => ({
    offerId: offer.offerId,
    supplier: offer.supplier,
    answer: answerOf(offer),
    way: offer.detail.legs.length > 1 ? 'via' : 'direct',
    total: offer.price?.charges.totalYuan.amount ?? null,
    transitDays: offer.detail.transitDays,
    freeDays: Math.min(...offer.detail.freeTime.map(({ freeDays }) => freeDays)),
    day: dayAt(momentIn(offer.leavesAt) ?? 0),
    leavesAt: offer.leavesAt,
    cutoffs: offer.cutoffs,
  }),
  enquiryAt: (search, day) => enquiryFor(askedBy(search), day),
};
