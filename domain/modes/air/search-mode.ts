import { offerAnswer, type Answer } from '../../offer/answer';
import type { AskedAbout } from '../../offer/sailing-address';
import type { SearchMode } from '../../offer/search-mode';
import { routePath } from '../../routes';
import { airAddress, readAirQuery } from './address';
import { isUntold, readLoad, missingParts, type AirQuery } from './asked';
import { AIR_LIST, enquiryAddress } from './list';
import type { AirOffer } from './quote';
import type { AirSearch } from './search';

const inBar = ({ org, dst, isDanger, ready, row }: AirQuery): AskedAbout => ({
  org,
  dst,
  isDanger,
  unNo: row.unNo === '' ? null : row.unNo,
  goods: null,
  etd: ready,
});

/** Forbidden goods wait for no price. */
const OFF: readonly Answer[] = ['N', '0'];

export const AIR_SEARCH: SearchMode<AirQuery, AirOffer, AirSearch> = {
  id: 'AIR',
  list: AIR_LIST,
  asked: readAirQuery,
  isBlank: ({ org, dst, row }) => org === null && dst === null && row.unNo === '' && isUntold(row),
  isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  missing: missingParts,
  etd: ({ ready }) => ready,
  inBar,
  widened: (asked) => (asked.ready === null ? null : airAddress(routePath('airLift'), { ...asked, ready: null })),
  enquiryAt: ({ org, dst, row, isDanger, ready }) =>
    enquiryAddress({ ...readLoad(row, isDanger), orgPortCode: org, dstPortCode: dst }, ready),
  hasPrice: (offer) => offer.price !== null || offer.state === 'CLOSED' || OFF.includes(offerAnswer(offer)),
};
