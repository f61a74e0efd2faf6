import type { LowestPrice } from '../../contract/market';
import type { Sailing, SailingSearch } from '../../domain/offer/sailing';
import type { Clock } from '../clock';
import type { TakingsWatch } from '../takings/watch';
import type { Lane } from './lanes';
import { type AskedLowest, lowestPriceOf, shownLanes } from './prices';
import { laneIn } from './schedule';
import type { At, Schedule, ScheduleSearch, Sea } from './sea';

export type MarketDeps = { clock: Clock; sold: TakingsWatch; sea: Sea };

const NOTHING = () => 0;

/** What sails, with what is sold of it by now. */
export function createMarket({ clock, sold, sea }: MarketDeps) {
  async function atLane(lane: Lane | undefined): Promise<At> {
    const { taken } = lane ? await sold.in(lane.key) : { taken: NOTHING };
    return { now: clock.now(), taken };
  }

  const at = (search: SailingSearch) => atLane(laneIn(search));

  return {
    sailing: async (search: SailingSearch, sailingId: string): Promise<Sailing | undefined> =>
      sea.sailing(search, sailingId, await at(search)),
    alternatives: async (search: SailingSearch, sailingId: string): Promise<Sailing[]> =>
      sea.alternatives(search, sailingId, await at(search)),
    takers: (sailingId: string) => sea.takers(sailingId),
    /** What a kept answer depends on besides the time. */
    stampsOf: async (search: SailingSearch): Promise<unknown[]> => {
      const lane = laneIn(search);
      return lane ? [await sold.in(lane.key), sea.factorOf(lane.key)] : [];
    },
    schedule: async (search: ScheduleSearch): Promise<Schedule> => sea.schedule(search, await at(search)),
    async lowest(asked: AskedLowest): Promise<LowestPrice[]> {
      const prices = shownLanes(asked.line).map(async (lane) => {
        const moment = await atLane(lane);
        return lowestPriceOf(lane, sea.departuresOn(lane, moment.now), asked, sea.worldOn(lane, moment));
      });
      return (await Promise.all(prices)).flat();
    },
  };
}

export type Market = ReturnType<typeof createMarket>;
