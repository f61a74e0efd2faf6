import type { RequestOf } from '../../contract/endpoint';
import type { LowestPrice } from '../../contract/market';
import type { etdList } from '../../contract/sailings';
import { dayAt, daysAfter, momentOf } from '../../domain/values/days';
import type { Sailing, SailingSearch } from '../../domain/offer/sailing';
import type { Clock } from '../clock';
import type { Taking } from '../takings/taking';
import type { TakingsWatch } from '../takings/watch';
import type { Lane } from './lanes';
import { lowestRate, pricedAt, pricedInWeek, pricedNext } from './level';
import { offerOf, type World } from './offer';
import { type AskedLowest, lowestPriceOf, shownLanes } from './prices';
import { sailingOf } from './sailing';
import { alternativesTo, askedIn, keepTimetable, laneIn } from './schedule';
import type { Listed } from './schedule-text';
import { stripOf } from './strip';
import { findDeparture } from './timetable';

export type MarketDeps = {
  clock: Clock;
  sold: TakingsWatch;
  /** How far ahead ships are known; ten weeks where it is left out. */
  weeks?: number;
  /** Moves the prices of a lane; a door for tests. */
  factorOf?: ((lane: string) => number) | undefined;
};

export type ScheduleSearch = RequestOf<typeof etdList>;
export type Schedule = Listed & {
  /** Until when all of it stays as it is, unless somebody books. */
  until: number;
};

const ALTERNATIVES = 2;
const WEEKS = 10;

/** What can be booked and what it costs. The only one who knows prices and how many boxes there are. */
export function createMarket({ clock, sold, weeks = WEEKS, factorOf = () => 1 }: MarketDeps) {
  const departuresOf = keepTimetable(weeks);

  async function worldOn(lane: Lane): Promise<World> {
    const { taken } = await sold.in(lane.key);
    const now = clock.now();
    return {
      now,
      taken: (sailingId) => taken(sailingId, 'BOX'),
      lowestRate: lowestRate(lane.key, pricedInWeek(now)),
      factor: factorOf(lane.key),
    };
  }

  const departuresOn = (lane: Lane) => departuresOf(lane, dayAt(clock.now()));

  async function sailing(search: SailingSearch, sailingId: string): Promise<Sailing | undefined> {
    const lane = laneIn(search);
    const departure = lane && findDeparture(sailingId);
    if (!departure || departure.lane.key !== lane.key) return undefined;
    if (departure.etd > momentOf(daysAfter(dayAt(clock.now()), weeks * 7 + 1))) return undefined;
    return sailingOf(departure, askedIn(lane, search), await worldOn(lane));
  }

  async function alternatives(search: SailingSearch, sailingId: string): Promise<Sailing[]> {
    const lane = laneIn(search);
    if (!lane) return [];
    return alternativesTo(sailingId, departuresOn(lane), askedIn(lane, search), await worldOn(lane), ALTERNATIVES);
  }

  async function offersBetween(opens: number, closes: number, search: SailingSearch) {
    const lane = laneIn(search);
    if (!lane) return { offers: [], asked: undefined };
    const [asked, world] = [askedIn(lane, search), await worldOn(lane)];
    const departures = departuresOn(lane).filter(({ etd }) => etd >= opens && etd < closes);
    return { offers: departures.map((departure) => offerOf(departure, asked, world)), asked };
  }

  return {
    sailing,
    alternatives,
    /** What a kept answer depends on besides the time. */
    stampsOf: async (search: SailingSearch): Promise<unknown[]> => {
      const lane = laneIn(search);
      return lane ? [await sold.in(lane.key), factorOf(lane.key)] : [];
    },
    async schedule({ from, days, ...search }: ScheduleSearch): Promise<Schedule> {
      const now = clock.now();
      const first = from ?? daysAfter(dayAt(now), 1);
      const { offers, asked } = await offersBetween(momentOf(first), momentOf(daysAfter(first, days)), search);
      const midnight = momentOf(daysAfter(dayAt(now), 1));
      /** The moments just after the last chance for each. */
      const closings = offers.map(({ known }) => known.closesAt + 1).filter((at) => at > now);
      return {
        days: stripOf(first, days, offers),
        offers,
        asked,
        pricedAt: new Date(pricedAt(now)).toISOString(),
        until: Math.min(midnight, pricedNext(now), ...closings),
      };
    },
    async lowest(asked: AskedLowest): Promise<LowestPrice[]> {
      const prices = shownLanes(asked.line).map(async (lane) =>
        lowestPriceOf(lane, departuresOn(lane), asked, await worldOn(lane)),
      );
      return (await Promise.all(prices)).flat();
    },
    /** What an order of so many boxes takes of a sailing; of one that is not ours there is nothing to take. */
    takingsOf(sailingId: string, boxes: number): Taking[] {
      const departure = findDeparture(sailingId);
      return [
        {
          stockId: sailingId,
          measure: 'BOX',
          market: departure?.lane.key ?? '',
          amount: boxes,
          most: departure?.slots ?? 0,
          untilAt: new Date(departure?.etd ?? 0).toISOString(),
        },
      ];
    },
  };
}

export type Market = ReturnType<typeof createMarket>;
