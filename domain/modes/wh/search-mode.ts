import { enquiryAddress } from '../../offer/enquiry-of';
import type { Offer } from '../../offer/offer';
import type { OfferList } from '../../offer/offer-list';
import type { SailingSort } from '../../offer/sailing-choice';
import { plainNames } from '../../offer/sailing-settings';
import type { SearchMode } from '../../offer/search-mode';
import { summarizeOffer } from '../../offer/seen';
import { routePath } from '../../routes';
import type { WhDetail } from './detail';
import type { WhOffer } from './quote';
import { ROOM_TRAITS, whQuestion, type RoomTrait, type WhQuery, type WhSearch } from './search';

export const WH_SORTS = ['best', 'price', 'left', 'near'] as const satisfies readonly SailingSort[];

export const isWh = (offer: Offer): offer is WhOffer => offer.mode === 'WH';

const inBar = ({ org, isDanger, unNo, goods }: Pick<WhQuery, 'org' | 'isDanger' | 'unNo' | 'goods'>) => ({
  org,
  dst: null,
  isDanger,
  unNo,
  goods,
  etd: null,
});

const roomTraits = ({ warehouse, room }: WhDetail): RoomTrait[] => {
  const has: Readonly<Record<RoomTrait, boolean>> = { BOND: warehouse.isBonded, SPRK: room.hasSprinkler };
  return ROOM_TRAITS.filter((trait) => has[trait]);
};

/** Most severe fire class of a room. Computed here, because a page filters rooms before any verdict. */
const severestFireClass = ({ fires }: WhDetail['room']): string =>
  fires.map((fire) => fire.charAt(0)).toSorted()[0] ?? '';

export const WH_LIST: OfferList<WhOffer, WhSearch> = {
  mode: 'WH',
  names: { ...plainNames, sorts: WH_SORTS },
  seen: (offer) =>
    summarizeOffer(offer, {
      isElsewhere: !offer.detail.isInCity,
      kind: severestFireClass(offer.detail.room),
      traits: roomTraits(offer.detail),
      left: offer.detail.leastGrams,
      ...(offer.detail.away && { km: offer.detail.away.km }),
    }),
  enquiryAt: ({ isDanger, unNo, goods }) => enquiryAddress({ isDanger, unNo, goods }),
};

export const WH_SEARCH: SearchMode<WhQuery, WhOffer, WhSearch> = {
  id: 'WH',
  list: WH_LIST,
  asked: whQuestion.asked,
  isBlank: ({ org, unNo, goods }) => org === null && unNo === null && goods === null,
  isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  missing: (asked) => [...new Set(whQuestion.missing(asked).map((part) => (part === 'goods' ? part : 'figures')))],
  etd: () => null,
  inBar,
  // Most goods store at normal temperature, so the wider search uses it.
  widened: (asked) =>
    asked.temp === 'NORMAL' ? null : whQuestion.address(routePath('warehouse'), { ...asked, temp: 'NORMAL' }),
  enquiryAt: enquiryAddress,
  hasPrice: () => true,
};
