import { nothingTold } from '../../domain/offer/notice';
import type { World } from '../../server/trade/modes/mode';

/** Nothing is sold, told, closed or charged on top, and no other mode says what it asks. */
export const untouchedWorld = (now: number): World => ({
  now,
  taken: () => 0,
  inside: () => [],
  told: nothingTold,
  isShut: () => false,
  isCharged: () => false,
  priceOf: () => null,
});
