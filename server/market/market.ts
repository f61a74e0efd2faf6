import type { RequestOf } from '../../contract/endpoint';
import type { LowestPrice } from '../../contract/market';
import type { etdList } from '../../contract/sailings';
import { dayAt, daysAfter, momentOf } from '../../domain/values/days';
import type { Sailing, SailingSearch } from '../../domain/offer/sailing';
import type { Clock } from '../clock';
import type { Database, Queries } from '../database/database';
import { releaseSlots, takeSlots, watchBookings } from './bookings';
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
  database: Database;
  clock: Clock;
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

/** What can be booked and what it costs. The only one who knows prices, and the only one who counts slots. */
export function createMarket({ database, clock, weeks = WEEKS, factorOf = () => 1 }: MarketDeps) {
  const bookings = watchBookings(database, clock);
  const departuresOf = keepTimetable(weeks);

  async function worldOn(lane: Lane): Promise<World> {
    const taken = await bookings.onLane(lane.key);
    const now = clock.now();
    return {
      now,
      taken: (sailingId) => taken.get(sailingId) ?? 0,
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
      return lane ? [await bookings.onLane(lane.key), factorOf(lane.key)] : [];
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
    /** Takes boxes off a sailing in the transaction of the caller: all of them or none. */
    async takeSlots(inside: Queries, sailingId: string, boxes: number): Promise<boolean> {
      const departure = findDeparture(sailingId);
      bookings.stale();
      return departure !== undefined && takeSlots(inside, departure, boxes);
    },
    async releaseSlots(inside: Queries, sailingId: string, boxes: number): Promise<void> {
      bookings.stale();
      await releaseSlots(inside, sailingId, boxes);
    },
  };
}

export type Market = ReturnType<typeof createMarket>;
