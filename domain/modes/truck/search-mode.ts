import type { SearchMode } from '../../offer/search-mode';
import { routePath } from '../../routes';
import { enquiryAddress } from './enquiry';
import { inBar, TRUCK_LIST } from './list';
import type { TruckOffer } from './quote';
import { type TruckQuery, truckQuestion, type TruckSearch } from './search';

/** Parts named individually; too many stops are reported at the first intermediate unloading. */
const PLACES = ['goods', 'org', 'dst', 'via1'];

export const TRUCK_SEARCH: SearchMode<TruckQuery, TruckOffer, TruckSearch> = {
  id: 'TRUCK',
  list: TRUCK_LIST,
  asked: truckQuestion.asked,
  isBlank: ({ org, dst, unNo, goods }) => [org, dst, unNo, goods].every((part) => part === null),
  isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  missing: (asked) => [
    ...new Set(truckQuestion.missing(asked).map((part) => (PLACES.includes(part) ? part : 'figures'))),
  ],
  etd: ({ etd }) => etd,
  inBar,
  widened: (asked) => (asked.etd === null ? null : truckQuestion.address(routePath('truck'), { ...asked, etd: null })),
  enquiryAt: enquiryAddress,
  hasPrice: () => true,
};
