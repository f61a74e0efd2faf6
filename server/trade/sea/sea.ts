import type { RequestOf } from '../../../contract/wire/endpoint';
import type { etdList } from '../../../contract/offers/sailings';
import type { Measure } from '../../../domain/offer/measure';
import type { Sailing, SailingDay, SailingSearch, Takers } from '../../../domain/offer/sailing';
import { dayAt, daysAfter, momentOf } from '../../../domain/values/days';
import type { Money } from '../../../domain/values/money';
import type { Lane } from './lanes';
import { pricingMoment, pricedInWeek, pricedNext } from '../../../domain/offer/priced';
import { lowestRate } from '../offers/level';
import {
  isBookable,
  isClosed,
  departureContext,
  buildOffer,
  worldRate,
  departureStanding,
  type SeaContext,
  type World,
} from './offer';
import { buildSailing, shownSailing } from './sailing';
import { findAlternatives, laneSearchFacts, searchLane } from './schedule';
import { buildStrip } from './strip';
import { type Departure, departuresAhead, findDeparture, INVENTED_SHIPS, standingDeparture } from './timetable';
import { isEntered, marketRate, SHIPS, type Tariffs } from '../tariffs/sheet';
import { SEA_OCEAN } from './tariff';

export type SeaDeps = {
  /** Weeks of known sailings; ten by default. */
  weeks?: number;
  /** Moves a lane's prices; for tests. */
  factorOf?: ((lane: string) => number) | undefined;
  latest?: () => Tariffs;
};

export type At = { now: number; taken: (stockId: string, measure: Measure) => number; tariffs: Tariffs };

export type ScheduleSearch = RequestOf<typeof etdList>;
export type Schedule = {
  days: SailingDay[];
  sailings: Sailing[];
  pricedAt: string;
  /** End of validity, unless a booking comes before. */
  until: number;
};

const INVENTED: Tariffs = { [SHIPS]: INVENTED_SHIPS };
const ALTERNATIVES = 2;
const WEEKS = 10;

/** Sea freight for every mode by ship: timetable, tariff and price. */
export function createSea({ weeks = WEEKS, factorOf = () => 1, latest = () => INVENTED }: SeaDeps) {
  const departuresOn = (lane: Lane, { now, tariffs }: Pick<At, 'now' | 'tariffs'>) =>
    departuresAhead(lane, tariffs, now, weeks);

  const worldOn = (lane: Lane, { now, taken, tariffs }: At): World => ({
    now,
    taken: (sailingId) => taken(sailingId, 'BOX'),
    lowestRate: marketRate(SEA_OCEAN, tariffs, lowestRate(lane.key, pricedInWeek(now))),
    isEntered: isEntered(SEA_OCEAN, tariffs),
    factor: factorOf(lane.key),
  });

  function departureIn(search: SailingSearch, sailingId: string, { now, tariffs }: At): Departure | undefined {
    const departure = standingDeparture(sailingId, tariffs);
    if (!departure || departure.lane.key !== searchLane(search)?.key) return undefined;
    return departure.etd > momentOf(daysAfter(dayAt(now), weeks * 7 + 1)) ? undefined : departure;
  }

  function leavingIn({ from, days, ...search }: ScheduleSearch, at: At) {
    const first = from ?? daysAfter(dayAt(at.now), 1);
    const [opens, closes] = [momentOf(first), momentOf(daysAfter(first, days))];
    const lane = searchLane(search);
    const asked = lane && laneSearchFacts(lane, search, at.tariffs);
    const departures = lane ? departuresOn(lane, at).filter(({ etd }) => etd >= opens && etd < closes) : [];
    return { first, asked, world: lane && worldOn(lane, at), departures };
  }

  /** End of validity, unless a booking comes before: just after the next cut-off. */
  function untilOf(ships: readonly SeaContext[], now: number): number {
    const closings = ships.map(({ closesAt }) => closesAt + 1).filter((moment) => moment > now);
    return Math.min(momentOf(daysAfter(dayAt(now), 1)), pricedNext(now), ...closings);
  }

  function offersIn(search: ScheduleSearch, at: At) {
    const { first, asked, world, departures } = leavingIn(search, at);
    const offers = asked && world ? departures.map((departure) => buildOffer(departure, asked, world)) : [];
    const until = untilOf(
      offers.map(({ known }) => known),
      at.now,
    );
    return { first, asked, offers, until };
  }

  return {
    worldOn,
    departuresOn,
    factorOf,
    sailing(search: SailingSearch, sailingId: string, at: At): Sailing | undefined {
      const departure = departureIn(search, sailingId, at);
      return (
        departure &&
        buildSailing(departure, laneSearchFacts(departure.lane, search, at.tariffs), worldOn(departure.lane, at))
      );
    },
    rate(search: SailingSearch, sailingId: string, at: At): { line: string; rate: number } | null {
      const departure = departureIn(search, sailingId, at);
      if (!departure?.hasTariff) return null;
      return { line: departure.lane.line, rate: worldRate(departure, worldOn(departure.lane, at)) };
    },
    departure: (sailingId: string, tariffs: Tariffs = latest()) => findDeparture(sailingId, tariffs),
    takers(sailingId: string, tariffs: Tariffs = latest()): Takers | null {
      const departure = findDeparture(sailingId, tariffs);
      if (!departure) return null;
      const { carrier, lane, via } = departure;
      return {
        carrierExcludes: carrier.refuses,
        orgHandling: lane.org.dgHandling,
        dstHandling: lane.dst.dgHandling,
        ...(via && { viaHandling: via.dgHandling }),
      };
    },
    alternatives(search: SailingSearch, sailingId: string, at: At): Sailing[] {
      const lane = searchLane(search);
      if (!lane) return [];
      const [departures, asked] = [departuresOn(lane, at), laneSearchFacts(lane, search, at.tariffs)];
      return findAlternatives(sailingId, departures, asked, worldOn(lane, at), ALTERNATIVES);
    },
    schedule(search: ScheduleSearch, at: At): Schedule {
      const { first, asked, offers, until } = offersIn(search, at);
      return {
        days: buildStrip(first, search.days, offers),
        sailings: asked ? offers.map((offer) => shownSailing(offer, asked)) : [],
        pricedAt: new Date(pricingMoment(at.now)).toISOString(),
        until,
      };
    },
    /** Schedule without its day strip, for modes that build their own. */
    sailings(search: ScheduleSearch, at: At): Pick<Schedule, 'sailings' | 'until'> {
      const { asked, offers, until } = offersIn(search, at);
      return { sailings: asked ? offers.map((offer) => shownSailing(offer, asked)) : [], until };
    },
    /** Lowest bookable total. Totals grow with the factor, so only the lowest is priced. */
    cheapest(search: ScheduleSearch, at: At): Money | null {
      const { asked, world, departures } = leavingIn(search, at);
      if (!asked || !world) return null;
      const bookable = departures.map((departure) => departureStanding(departure, asked, world)).filter(isBookable);
      const rates = bookable.flatMap(({ rate }) => rate ?? []);
      return rates.length === 0 ? null : (asked.pricedAt(Math.min(...rates))?.totals.totalUsd ?? null);
    },
    /** First bookable ships of a schedule, else the first ship, each with its factor. */
    next(
      search: ScheduleSearch,
      most: number,
      at: At,
    ): { ships: { sailing: Sailing; rate: number | null }[]; until: number } {
      const { asked, world, departures } = leavingIn(search, at);
      if (!asked || !world) return { ships: [], until: untilOf([], at.now) };
      const isDanger = asked.cargo.kind !== 'GENERAL';
      const open = departures.filter((departure) => !isClosed(departureContext(departure, isDanger), at.now));
      const ships = (open.length > 0 ? open : departures).slice(0, most);
      return {
        ships: ships.map((departure) => ({
          sailing: buildSailing(departure, asked, world),
          rate: departure.hasTariff ? worldRate(departure, world) : null,
        })),
        until: untilOf(
          departures.map((departure) => departureContext(departure, isDanger)),
          at.now,
        ),
      };
    },
  };
}

export type Sea = ReturnType<typeof createSea>;
