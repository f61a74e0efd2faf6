import { answerOf } from '../../offer/answer';
import type { Offer } from '../../offer/offer';
import type { OfferList } from '../../offer/offer-list';
import { askedAddress } from '../../offer/sailing-address';
import { pathOf } from '../../routes';
import { dayAt, type Day } from '../../values/days';
import { momentIn } from '../../values/moments';
import type { LclOffer } from './quote';
import type { LclSearch } from './search';

/** Where somebody is asked for a price, with what can be said there. */
export const enquiryFor = ({ orgPortCode, dstPortCode, isDanger, rows }: LclSearch, etd: Day | null): string =>
  askedAddress(pathOf('enquiryFcl'), {
    org: orgPortCode,
    dst: dstPortCode,
    isDanger,
    unNo: rows[0]?.unNo ?? null,
    goods: null,
    etd,
    boxType: '20GP',
    boxes: 1,
  });

/** A box of one's own for the same goods. */
export const ownBoxAt = ({ orgPortCode, dstPortCode, isDanger, rows }: LclSearch): string =>
  askedAddress(pathOf('shippingFcl'), {
    org: orgPortCode,
    dst: dstPortCode,
    isDanger,
    unNo: rows[0]?.unNo ?? null,
    goods: null,
    etd: null,
    boxType: '20GP',
    boxes: 1,
  });

export const isLcl = (offer: Offer): offer is LclOffer => offer.mode === 'LCL';

/** Departures of shared boxes as their list looks at them. */
export const LCL_LIST: OfferList<LclOffer, LclSearch> = {
  mode: 'LCL',
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
  enquiryAt: enquiryFor,
};
