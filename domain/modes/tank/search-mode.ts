import type { SearchMode } from '../../offer/search-mode';
import { routePath } from '../../routes';
import { type TankQuery, tankQuestion, type TankSearch } from './search';
import { enquiryAddress, inBar, TANK_LIST } from './list';
import type { TankOffer } from './quote';

const PLACES = ['goods', 'dst'];

export const TANK_SEARCH: SearchMode<TankQuery, TankOffer, TankSearch> = {
  id: 'TANK',
  list: TANK_LIST,
  asked: tankQuestion.asked,
  isBlank: ({ org, dst, unNo, goods }) => [org, dst, unNo, goods].every((part) => part === null),
  isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  // The bar names each missing figure itself.
  missing: (asked) => [
    ...new Set(tankQuestion.missing(asked).map((part) => (PLACES.includes(part) ? part : 'figures'))),
  ],
  etd: ({ etd }) => etd,
  inBar,
  widened: (asked) =>
    asked.etd === null ? null : tankQuestion.address(routePath('tankIndex'), { ...asked, etd: null }),
  enquiryAt: enquiryAddress,
  hasPrice: () => true,
};
