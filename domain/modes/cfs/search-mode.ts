import { askedAddress, type SailingsQuery } from '../../offer/sailing-address';
import { plainNames } from '../../offer/sailing-settings';
import type { Offer } from '../../offer/offer';
import type { OfferList } from '../../offer/offer-list';
import type { SearchMode } from '../../offer/search-mode';
import { seenOf } from '../../offer/seen';
import { pathOf } from '../../routes';
import { cfsAddress, cfsAskedIn, missingIn, type CfsQuery } from './address';
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

const enquiryAt = (asked: SailingsQuery): string => askedAddress(pathOf('enquiryFcl'), asked);

export const CFS_LIST: OfferList<CfsOffer, CfsSearch> = {
  mode: 'CFS',
  // The `day` of the address is a station day, not the port cut-off.
  names: { ...plainNames, day: 'shut' },
  seen: (offer) => seenOf(offer),
  enquiryAt: ({ port, isDanger, unNo, goods, boxType, boxes }) =>
    enquiryAt({ org: port, dst: null, isDanger, unNo, goods, etd: null, boxType, boxes }),
};

export const CFS_SEARCH: SearchMode<CfsQuery, CfsOffer, CfsSearch> = {
  id: 'CFS',
  list: CFS_LIST,
  asked: cfsAskedIn,
  isBlank: ({ org, unNo, goods, cut }) => org === null && unNo === null && goods === null && cut === null,
  isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  missing: missingIn,
  etd: ({ etd }) => etd,
  pointed: ({ st, day }) => (st === null ? null : { offerId: `C-${st}`, day }),
  inBar,
  widened: (asked) =>
    asked.etd === null && asked.cut === null
      ? null
      : cfsAddress(pathOf('builtInOrder'), { ...asked, etd: null, cut: null, day: null }),
  enquiryAt: (asked) => enquiryAt(inBar(asked)),
  hasPrice: () => true,
};
