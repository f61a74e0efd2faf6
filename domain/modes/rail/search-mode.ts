import { offerAnswer } from '../../offer/answer';
import { enquiryAddress } from '../../offer/enquiry-of';
import type { OfferList } from '../../offer/offer-list';
import type { SearchMode } from '../../offer/search-mode';
import { summarizeOffer } from '../../offer/seen';
import { routePath } from '../../routes';
import { missingParts, railAddress, readRailQuery, type RailQuery } from './address';
import type { RailOffer } from './quote';
import type { RailSearch } from './search';

export const RAIL_LIST: OfferList<RailOffer, RailSearch> = {
  mode: 'RAIL',
  seen: (offer) => summarizeOffer(offer, { transitDays: offer.detail.transitDays[1], freeDays: offer.detail.freeDays }),
  enquiryAt: (search) => enquiryAddress(search),
};

export const RAIL_SEARCH: SearchMode<RailQuery, RailOffer, RailSearch> = {
  id: 'RAIL',
  list: RAIL_LIST,
  asked: readRailQuery,
  isBlank: ({ org, dst, unNo, goods }) => [org, dst, unNo, goods].every((part) => part === null),
  isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  missing: missingParts,
  etd: ({ etd }) => etd,
  inBar: (asked) => asked,
  widened: (asked) =>
    asked.etd === null && asked.border === null
      ? null
      : railAddress(routePath('railWayIndex'), { ...asked, etd: null, border: null }),
  enquiryAt: enquiryAddress,
  hasPrice: (offer) => offer.state !== 'ENQUIRE' || offerAnswer(offer) === 'N',
};
