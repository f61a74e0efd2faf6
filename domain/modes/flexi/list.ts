import { answerOf } from '../../offer/answer';
import { enquiryOf } from '../../offer/enquiry-of';
import type { Offer } from '../../offer/offer';
import type { OfferList } from '../../offer/offer-list';
import { dayAt } from '../../values/days';
import { momentIn } from '../../values/moments';
import type { FlexiOffer } from './quote';
import type { FlexiSearch } from './search';

export const isFlexi = (offer: Offer): offer is FlexiOffer => offer.mode === 'FLEXI';

/** Bags on their sailings as their list looks at them. */
export const FLEXI_LIST: OfferList<FlexiOffer, FlexiSearch> = {
  mode: 'FLEXI',
  seen: (offer) => ({
    offerId: offer.offerId,
    supplier: offer.supplier,
    answer: answerOf(offer),
    way: offer.detail.via === null ? 'direct' : 'via',
    total: offer.price?.charges.totalUsd.amount ?? null,
    transitDays: offer.detail.transitDays,
    freeDays: 0,
    day: dayAt(momentIn(offer.leavesAt) ?? 0),
    leavesAt: offer.leavesAt,
    cutoffs: offer.cutoffs,
  }),
  enquiryAt: ({ goods }) => enquiryOf({ isDanger: 'N', unNo: null, goods }),
};
