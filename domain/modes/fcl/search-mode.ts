import {
  askedAddress,
  readSailingsQuery,
  isBlank,
  isSameQuery,
  missingParts,
  type SailingsQuery,
} from '../../offer/sailing-address';
import type { Sailing, SailingSearch } from '../../offer/sailing';
import type { SearchMode } from '../../offer/search-mode';
import { routePath } from '../../routes';
import { FCL_LIST } from './list';

export const FCL_SEARCH: SearchMode<SailingsQuery, Sailing, SailingSearch> = {
  id: 'FCL',
  list: FCL_LIST,
  asked: readSailingsQuery,
  isBlank,
  isSame: isSameQuery,
  missing: missingParts,
  etd: ({ etd }) => etd,
  inBar: (asked) => asked,
  widened: (asked) => (asked.etd === null ? null : askedAddress(routePath('shippingFcl'), { ...asked, etd: null })),
  enquiryAt: (asked) => askedAddress(routePath('enquiryFcl'), asked),
  hasPrice: ({ price }) => price !== null,
};
