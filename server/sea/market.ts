import type { LowestPrice } from '../../contract/market';
import { closureFindings, type Closure } from '../../domain/offer/closure';
import type { Sailing, SailingSearch } from '../../domain/offer/sailing';
import { isoOf } from '../../domain/values/moments';
import type { Closures } from '../closures/closures';
import { besideWay, daysBeside } from '../closures/judging';
import { closuresOn } from '../closures/passed';
import type { Clock } from '../clock';
import type { TakingsWatch } from '../takings/watch';
import type { Lane } from './lanes';
import { type AskedLowest, lowestPriceOf, shownLanes } from './prices';
import { laneIn } from './schedule';
import { SHIPS } from '../modes/tables/passing';
import type { At, Schedule, ScheduleSearch, Sea } from './sea';

import { USUAL_CLASS } from './tariff';
import type { Departure } from './timetable';

export type MarketDeps = { clock: Clock; sold: TakingsWatch; sea: Sea; closures: Pick<Closures, 'told'> };

const NOTHING = () => 0;

/** Whether a ship is closed to the goods that prices are told for. */
function isClosed({ etd, eta, lane, ...ship }: Departure, { isDanger }: AskedLowest, closures: readonly Closure[]) {
  const way = { ...ship, ...lane, etd: isoOf(etd), eta: isoOf(eta) };
  const met = closuresOn(closures, SHIPS.onWay(way), etd);
  return closureFindings(met, { isDanger: isDanger === 'Y', classes: [USUAL_CLASS] }).length > 0;
}

/** What sails, with what is sold of it by now. */
export function createMarket({ clock, sold, sea, closures }: MarketDeps) {
  async function atLane(lane: Lane | undefined): Promise<At> {
    const { taken } = lane ? await sold.in(lane.key) : { taken: NOTHING };
    return { now: clock.now(), taken };
  }

  const at = (search: SailingSearch) => atLane(laneIn(search));

  const askedBy = async (search: SailingSearch) => ({ closures: await closures.told(), search, now: clock.now() });

  /** Sailings with what is closed on their way. */
  async function beside(search: SailingSearch, sailings: readonly Sailing[]): Promise<Sailing[]> {
    const by = await askedBy(search);
    return sailings.map((one) => ({ ...one, acceptance: besideWay(SHIPS.onWay(one), one.acceptance, by).acceptance }));
  }

  return {
    async sailing(search: SailingSearch, sailingId: string): Promise<Sailing | undefined> {
      const sailing = sea.sailing(search, sailingId, await at(search));
      return (await beside(search, sailing ? [sailing] : []))[0];
    },
    alternatives: async (search: SailingSearch, sailingId: string): Promise<Sailing[]> =>
      beside(search, sea.alternatives(search, sailingId, await at(search))),
    takers: (sailingId: string) => sea.takers(sailingId),
    /** What a kept answer depends on besides the time. */
    stampsOf: async (search: SailingSearch): Promise<unknown[]> => {
      const lane = laneIn(search);
      return lane ? [await sold.in(lane.key), sea.factorOf(lane.key), await closures.told()] : [];
    },
    async schedule(search: ScheduleSearch): Promise<Schedule> {
      const { days, sailings, ...schedule } = sea.schedule(search, await at(search));
      const now = await beside(search, sailings);
      const by = daysBeside(
        days,
        sailings,
        now.map((one) => ({ ...one, leavesAt: one.etd })),
      );
      return { ...schedule, days: by, sailings: now };
    },
    async lowest(asked: AskedLowest): Promise<LowestPrice[]> {
      const told = await closures.told();
      const prices = shownLanes(asked.line).map(async (lane) => {
        const moment = await atLane(lane);
        const open = sea.departuresOn(lane, moment.now).filter((one) => !isClosed(one, asked, told));
        return lowestPriceOf(lane, open, asked, sea.worldOn(lane, moment));
      });
      return (await Promise.all(prices)).flat();
    },
  };
}

export type Market = ReturnType<typeof createMarket>;
