import type { SearchMode } from '../../offer/search-mode';
import { domAddress, readDomQuery, enquiryAddress, inBar, type DomQuery } from './address';
import { missingParts } from './asked';
import { DOM_LIST } from './list';
import type { DomOffer } from './quote';
import type { DomSearch } from './search';

export const DOM_SEARCH: SearchMode<DomQuery, DomOffer, DomSearch> = {
  id: 'DOM',
  list: DOM_LIST,
  asked: readDomQuery,
  isBlank: ({ org, dst, row: { unNo, goods, from, to } }) =>
    org === null && dst === null && `${unNo}${goods}${from}${to}` === '',
  isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  missing: missingParts,
  etd: ({ etd }) => etd,
  inBar,
  widened: (asked) => (asked.etd === null ? null : domAddress({ ...asked, etd: null })),
  enquiryAt: (asked) => enquiryAddress(asked, asked.etd),
  // No offer for dangerous goods waits for a list price; the list says so above.
  hasPrice: (offer) =>
    offer.price !== null || offer.state !== 'ENQUIRE' || offer.detail.findings.some(({ code }) => code === 'domDanger'),
};
