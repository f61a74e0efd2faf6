import { answerOf } from '../../offer/answer';
import { enquiryOf } from '../../offer/enquiry-of';
import type { Offer } from '../../offer/offer';
import type { OfferList } from '../../offer/offer-list';
import { askedAddress } from '../../offer/sailing-address';
import type { SearchMode } from '../../offer/search-mode';
import { pathOf } from '../../routes';
import { dayAt } from '../../values/days';
import { momentIn } from '../../values/moments';
import { askedFor, missingIn, tankAddress, tankAskedIn, type TankAsked, type TankMissing } from './address';
import type { TankOffer } from './quote';
import type { TankSearch } from './search';

export const isTank = (offer: Offer): offer is TankOffer => offer.mode === 'TANK';

const isPlace = (part: TankMissing): boolean => part === 'goods' || part === 'dst';

const inBar = ({ org, dst, isDanger, unNo, goods, etd }: TankAsked) => ({
  org,
  dst,
  isDanger,
  unNo,
  goods,
  etd,
  boxType: '20GP' as const,
  boxes: 1,
});

const NOBODY = { code: '', nameCn: '', nameEn: '' };

/** Tanks as their list looks at them. */
export const TANK_LIST: OfferList<TankOffer, TankSearch> = {
  mode: 'TANK',
  seen: (offer) => ({
    offerId: offer.offerId,
    supplier: offer.supplier ?? NOBODY,
    answer: answerOf(offer),
    way: offer.detail.voyage?.via ? 'via' : 'direct',
    total: offer.price?.charges.totalUsd.amount ?? null,
    transitDays: offer.detail.voyage?.transitDays ?? 0,
    freeDays: 0,
    day: dayAt(momentIn(offer.leavesAt ?? '') ?? 0),
    leavesAt: offer.leavesAt ?? '',
    cutoffs: offer.cutoffs,
  }),
  enquiryAt: (search, etd) => askedAddress(pathOf('enquiryFcl'), { ...inBar(askedFor(search)), etd }),
};

/** Tanks, as the address of their page asks for them. */
export const TANK_SEARCH: SearchMode<TankAsked, TankOffer, TankSearch> = {
  id: 'TANK',
  list: TANK_LIST,
  asked: tankAskedIn,
  isBlank: ({ org, dst, unNo, goods }) => [org, dst, unNo, goods].every((part) => part === null),
  isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  // Which figure it is, the bar says beside each.
  missing: (asked) => [...new Set(missingIn(asked).map((part) => (isPlace(part) ? part : 'figures')))],
  etd: ({ etd }) => etd,
  inBar,
  widened: (asked) => (asked.etd === null ? null : tankAddress(pathOf('tankIndex'), { ...asked, etd: null })),
  enquiryAt: enquiryOf,
  hasPrice: () => true,
};
