import {
  askedAddress,
  askedIn,
  isBlank,
  isSameAsked,
  missingIn,
  type SailingsQuery,
} from '../../offer/sailing-address';
import type { Sailing, SailingSearch } from '../../offer/sailing';
import type { SearchMode } from '../../offer/search-mode';
import { pathOf } from '../../routes';
import { FCL_LIST } from './list';

export const FCL_SEARCH: SearchMode<SailingsQuery, Sailing, SailingSearch> = {
  id: 'FCL',
  list: FCL_LIST,
  asked: askedIn,
  isBlank,
  isSame: isSameAsked,
  missing: missingIn,
  etd: ({ etd }) => etd,
  inBar: (asked) => asked,
  widened: (asked) => (asked.etd === null ? null : askedAddress(pathOf('shippingFcl'), { ...asked, etd: null })),
  enquiryAt: (asked) => askedAddress(pathOf('enquiryFcl'), asked),
  hasPrice: ({ price }) => price !== null,
};
