import { askedAddress, type SailingsQuery } from '../../offer/sailing-address';
import { plainNames } from '../../offer/sailing-settings';
import type { Offer } from '../../offer/offer';
import type { OfferList } from '../../offer/offer-list';
import type { SearchMode } from '../../offer/search-mode';
import { summarizeOffer } from '../../offer/seen';
import { routePath } from '../../routes';
import { cfsAddress, readCfsQuery, missingParts, type CfsQuery } from './address';
import type { CfsOffer } from './quote';
import type { CfsSearch } from './search';

export const isCfs = (offer: Offer): offer is CfsOffer => offer.mode === 'CFS';

const inBar = ({ org, isDanger, unNo, goods, etd, boxType, boxes }: CfsQuery): SailingsQuery => ({
  org,
  dst: null,
  isDanger,
  unNo,
  goods,
  etd,
  boxType,
  boxes,
});

const enquiryAddress = (asked: SailingsQuery): string => askedAddress(routePath('enquiryFcl'), asked);

export const CFS_LIST: OfferList<CfsOffer, CfsSearch> = {
  mode: 'CFS',
  // The `day` of the address is a station day, not the port cut-off.
  names: { ...plainNames, day: 'shut' },
  seen: (offer) => summarizeOffer(offer),
  enquiryAt: ({ port, isDanger, unNo, goods, boxType, boxes }) =>
    enquiryAddress({ org: port, dst: null, isDanger, unNo, goods, etd: null, boxType, boxes }),
};

export const CFS_SEARCH: SearchMode<CfsQuery, CfsOffer, CfsSearch> = {
  id: 'CFS',
  list: CFS_LIST,
  asked: readCfsQuery,
  isBlank: ({ org, unNo, goods, cut }) => org === null && unNo === null && goods === null && cut === null,
  isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  missing: missingParts,
  etd: ({ etd }) => etd,
  pointed: ({ st, day }) => (st === null ? null : { offerId: `C-${st}`, day }),
  inBar,
  widened: (asked) =>
    asked.etd === null && asked.cut === null
      ? null
      : cfsAddress(routePath('builtInOrder'), { ...asked, etd: null, cut: null, day: null }),
  enquiryAt: (asked) => enquiryAddress(inBar(asked)),
  hasPrice: () => true,
};
