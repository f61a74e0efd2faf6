import { answerOf } from '../../offer/answer';
import { pouredEnquiryOf } from '../../offer/enquiry-of';
import type { Offer } from '../../offer/offer';
import type { OfferList } from '../../offer/offer-list';
import { dayAt } from '../../values/days';
import { momentIn } from '../../values/moments';
import type { FlexiOffer } from './quote';
import type { FlexiSearch } from './search';

export const isFlexi = (offer: Offer): offer is FlexiOffer => offer.mode === 'FLEXI';

const asTyped = (figure: number | null): string => (figure === null ? '' : String(figure));

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
  enquiryAt: ({ orgPortCode: org, dstPortCode: dst, goods, density, loadTemp, kg }, etd) =>
    pouredEnquiryOf(
      { org, dst, isDanger: 'N', unNo: null, goods, etd },
      {
        tool: 'bag',
        d: 'N',
        rho: asTyped(density),
        t: asTyped(loadTemp),
        q: asTyped(kg === null ? null : kg / 1000),
      },
    ),
};
