import type { SearchMode } from '../../offer/search-mode';
import { pathOf } from '../../routes';
import { missingIn, tankAddress, tankAskedIn, type TankAsked, type TankMissing } from './address';
import { enquiryFor, inBar, TANK_LIST } from './list';
import type { TankOffer } from './quote';
import type { TankSearch } from './search';

const isPlace = (part: TankMissing): boolean => part === 'goods' || part === 'dst';

/** Tanks, as the address of their page asks for them. */
export const TANK_SEARCH: SearchMode<TankAsked, TankOffer, TankSearch> = {
  id: 'TANK',
  list: TANK_LIST,
  asked: tankAskedIn,
  isBlank: ({ org, dst, unNo, goods }) => [org, dst, unNo, goods].every((part) => part === null),
  isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  // Which figure it is, the bar says beside each.
  missing: (asked) => [...new Set(missingIn(asked).map((part) => (isPlace(part) ? part : 'figures')))],
  etd: ({ etd }) => etd,
  inBar,
  widened: (asked) => (asked.etd === null ? null : tankAddress(pathOf('tankIndex'), { ...asked, etd: null })),
  enquiryAt: enquiryFor,
  hasPrice: () => true,
};
