import type { ModeId } from '../../../../domain/mode-ids';
import type { TankSearch } from '../../../../domain/modes/tank/search';
import type { SailingSearch } from '../../../../domain/offer/sailing';
import type { Money } from '../../../../domain/values/money';
import type { Sea } from '../../sea/sea';
import { cheapestSailing } from '../fcl/cheapest';
import type { World } from '../kept';
import { cheapestTank } from '../tank/search';

type Cheapest<TSearch = unknown> = { of(search: TSearch, world: World): Money | null };
export type CheapestIn = { readonly [TId in ModeId]?: Cheapest };

/** Cheapest bookable price in US dollars, for modes that others compare with. */
export function createCheapest(sea: Sea): CheapestIn {
  const fcl: Cheapest<SailingSearch> = { of: (search, world) => cheapestSailing(search, { sea, world }) };
  const tank: Cheapest<TankSearch> = { of: (search, world) => cheapestTank(search, { sea, world }) };
  return { FCL: fcl, TANK: tank };
}
