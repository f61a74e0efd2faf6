import { answerOf } from '../../offer/answer';
import { enquiryOf } from '../../offer/enquiry-of';
import type { OfferList } from '../../offer/offer-list';
import type { SearchMode } from '../../offer/search-mode';
import { seenOf } from '../../offer/seen';
import { pathOf } from '../../routes';
import { missingIn, railAddress, railAskedIn, type RailQuery } from './address';
import type { RailOffer } from './quote';
import type { RailSearch } from './search';

export const RAIL_LIST: OfferList<RailOffer, RailSearch> = {
  mode: 'RAIL',
  seen: (offer) => seenOf(offer, { transitDays: offer.detail.transitDays[1], freeDays: offer.detail.freeDays }),
  enquiryAt: (search) => enquiryOf(search),
};

export const RAIL_SEARCH: SearchMode<RailQuery, RailOffer, RailSearch> = {
  id: 'RAIL',
  list: RAIL_LIST,
  asked: railAskedIn,
  isBlank: ({ org, dst, unNo, goods }) => [org, dst, unNo, goods].every((part) => part === null),
  isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  missing: missingIn,
  etd: ({ etd }) => etd,
  inBar: (asked) => asked,
  widened: (asked) =>
    asked.etd === null && asked.border === null
      ? null
      : railAddress(pathOf('railWayIndex'), { ...asked, etd: null, border: null }),
  enquiryAt: enquiryOf,
  hasPrice: (offer) => offer.state !== 'ENQUIRE' || answerOf(offer) === 'N',
};
