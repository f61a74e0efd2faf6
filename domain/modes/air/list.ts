import { answerOf } from '../../offer/answer';
import type { Offer } from '../../offer/offer';
import type { OfferList } from '../../offer/offer-list';
import { askedAddress } from '../../offer/sailing-address';
import { pathOf } from '../../routes';
import { dayAt, type Day } from '../../values/days';
import { momentIn } from '../../values/moments';
import type { AirOffer } from './quote';
import type { AirSearch } from './search';

/** Where somebody is asked for a price, or for a ship: between ports of the sea, which are still to be named. */
const askAt = (path: string, { isDanger, unNo }: Pick<AirSearch, 'isDanger' | 'unNo'>, etd: Day | null): string =>
  askedAddress(path, { org: null, dst: null, isDanger, unNo, goods: null, etd, boxType: '20GP', boxes: 1 });

export const enquiryFor = (search: AirSearch, etd: Day | null): string => askAt(pathOf('enquiryFcl'), search, etd);

/** What may not fly goes by sea. */
export const bySea = (goods: Pick<AirSearch, 'isDanger' | 'unNo'>): string => askAt(pathOf('shippingFcl'), goods, null);

export const isAir = (offer: Offer): offer is AirOffer => offer.mode === 'AIR';

/** Flights as their list looks at them. */
export const AIR_LIST: OfferList<AirOffer, AirSearch> = {
  mode: 'AIR',
  seen: (offer) => ({
    offerId: offer.offerId,
    supplier: offer.supplier,
    answer: answerOf(offer),
    way: offer.detail.via === null ? 'direct' : 'via',
    kind: offer.detail.aircraft,
    total: offer.price?.charges.totalUsd.amount ?? null,
    transitDays: offer.detail.hours / 24,
    freeDays: 0,
    day: dayAt(momentIn(offer.leavesAt) ?? 0),
    leavesAt: offer.leavesAt,
    cutoffs: offer.cutoffs,
  }),
  enquiryAt: enquiryFor,
};
