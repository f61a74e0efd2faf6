import type { LclSearch } from '../../../../domain/modes/lcl/search';
import { cargoOf } from '../../sea/cargo';
import { pricerOf } from '../../sea/charges';
import { pricedInWeek } from '../../../../domain/offer/priced';
import { lowestRate } from '../../offers/level';
import { findSeaPort } from '../../../world/ports/sea-port';
import type { World as ModeWorld } from '../mode';

/** What a search of shared boxes has to know besides its question. */
export type World = Pick<ModeWorld, 'now' | 'taken' | 'inside' | 'isShut'> & {
  /** What a 20GP of one's own costs in all for such goods, in minor units of dollars; null where nobody can say. */
  wholeBox: (search: LclSearch) => number | null;
};

/** The cheapest carrier's price of this week, by the first of the goods. */
function wholeBoxAt(search: LclSearch, now: number): number | null {
  const { orgPortCode, dstPortCode, isDanger, rows } = search;
  const cargo = cargoOf({ isDanger, unNo: rows.find(({ unNo }) => unNo !== null)?.unNo ?? undefined });
  const pricer = pricerOf(findSeaPort(dstPortCode)?.line ?? '', cargo, [{ type: '20GP', count: 1 }]);
  return pricer?.at(lowestRate(`${orgPortCode}-${dstPortCode}`, pricedInWeek(now))).totalUsd.amount ?? null;
}

/** Where something is charged on top of either price, nobody compares them. */
export const worldIn = ({ now, taken, inside, isShut, isCharged }: ModeWorld): World => ({
  now,
  taken,
  inside,
  isShut,
  wholeBox: (asked) => (isCharged('LCL') || isCharged('FCL') ? null : wholeBoxAt(asked, now)),
});
