import type { LclSearch } from '../../../../domain/modes/lcl/search';
import { identifyCargo } from '../../sea/cargo';
import { createPricer } from '../../sea/charges';
import { pricedInWeek } from '../../../../domain/offer/priced';
import { lowestRate } from '../../offers/level';
import { findSeaPort } from '../../../world/ports/sea-port';
import { SEA_OCEAN } from '../../sea/tariff';
import { marketRate } from '../../tariffs/sheet';
import type { World as ModeWorld } from '../mode';

export type World = Pick<ModeWorld, 'now' | 'taken' | 'inside' | 'isShut' | 'tariffs'> & {
  /** Total for a 20GP of one's own, in US cents; null if unknown. */
  wholeBox: (search: LclSearch) => number | null;
};

/** This week's cheapest carrier, by the first of the goods. */
function wholeBoxPrice(search: LclSearch, { now, tariffs }: Pick<ModeWorld, 'now' | 'tariffs'>): number | null {
  const { orgPortCode, dstPortCode, isDanger, rows } = search;
  const cargo = identifyCargo({ isDanger, unNo: rows.find(({ unNo }) => unNo !== null)?.unNo ?? undefined });
  const boxes = [{ type: '20GP', count: 1 }] as const;
  const pricer = createPricer(findSeaPort(dstPortCode)?.line ?? '', { cargo, boxes, tariffs });
  const rate = marketRate(SEA_OCEAN, tariffs, lowestRate(`${orgPortCode}-${dstPortCode}`, pricedInWeek(now)));
  return pricer?.at(rate).totalUsd.amount ?? null;
}

/** No comparison where a surcharge applies to either price. */
export const createWorld = ({ now, taken, inside, isShut, isCharged, tariffs }: ModeWorld): World => ({
  now,
  taken,
  inside,
  isShut,
  tariffs,
  wholeBox: (asked) => (isCharged('LCL') || isCharged('FCL') ? null : wholeBoxPrice(asked, { now, tariffs })),
});
