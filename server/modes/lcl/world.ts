import type { LclSearch } from '../../../domain/modes/lcl/search';
import type { Measure } from '../../../domain/offer/measure';
import type { Clock } from '../../clock';
import { cargoOf } from '../../market/cargo';
import { pricerOf } from '../../market/charges';
import { lowestRate, pricedInWeek } from '../../market/level';
import { findSeaPort } from '../../ports/sea-port';
import type { Inside } from '../../takings/neighbours';
import type { Sold, TakingsWatch } from '../../takings/watch';
import { marketOf, servicesBetween } from './services';

/** What a search of shared boxes has to know besides its question. */
export type World = {
  now: number;
  taken: (stockId: string, measure: Measure) => number;
  inside: (stockId: string) => readonly Inside[];
  /** What a 20GP of one's own costs in all for such goods, in minor units of dollars; null where nobody can say. */
  wholeBox: (search: LclSearch) => number | null;
};

/** The cheapest carrier's price of this week, by the first of the goods. */
export function wholeBoxAt(search: LclSearch, now: number): number | null {
  const { orgPortCode, dstPortCode, isDanger, rows } = search;
  const cargo = cargoOf({ isDanger, unNo: rows[0]?.unNo ?? undefined });
  const pricer = pricerOf(findSeaPort(dstPortCode)?.line ?? '', cargo, [{ type: '20GP', count: 1 }]);
  return pricer?.at(lowestRate(`${orgPortCode}-${dstPortCode}`, pricedInWeek(now))).totalUsd.amount ?? null;
}

/** A stock belongs to one market only, so whichever knows of it says all there is to say. */
const together = (sold: readonly Sold[]): Pick<World, 'taken' | 'inside'> => ({
  taken: (stockId, measure) => sold.reduce((all, one) => all + one.taken(stockId, measure), 0),
  inside: (stockId) => sold.flatMap((one) => one.inside(stockId)),
});

/** The world of a search, as it is sold now. */
export async function worldFor(search: LclSearch, takings: TakingsWatch, clock: Clock): Promise<World> {
  const services = servicesBetween(search.orgPortCode, search.dstPortCode);
  const sold = await Promise.all(services.map((service) => takings.in(marketOf(service))));
  const now = clock.now();
  return { now, ...together(sold), wholeBox: (asked) => wholeBoxAt(asked, now) };
}
