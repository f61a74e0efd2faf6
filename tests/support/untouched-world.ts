import { noNotices } from '../../domain/offer/notice';
import { demoTariffs } from '../../server/trade/modes/sheets';
import type { World } from '../../server/trade/modes/mode';

/** Market without sales, closures, surcharges or answers of other modes. */
export const untouchedWorld = (now: number): World => ({
  now,
  taken: () => 0,
  inside: () => [],
  told: noNotices,
  tariffs: demoTariffs(),
  isShut: () => false,
  isCharged: () => false,
  priceOf: () => null,
});
