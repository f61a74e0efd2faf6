import {
  callsBetween,
  sailingDays,
  departureWeekday,
  type LoopRide,
  ridesBetween,
} from '../../../../domain/modes/dom/loops';
import { homePort, TRANSFER_PORT } from '../../../../domain/modes/dom/ports';
import { dayAt, daysAfter, momentOf, weekdayOf, weekNumber, type Day } from '../../../../domain/values/days';
import { dayInName, readDayInName } from '../../../base/day-in-name';
import { fromTheStart } from '../../offers/from-the-start';
import { seededShare, seededInteger } from '../../offers/seeded';
import { findCarrier, type HomeCarrier } from './carriers';
import { DAY_MS, HOUR_MS } from '../../../../domain/values/spans';

export type Departure = {
  /** Format `BCHU-CNTXG-CNNSA-261126`. */
  stockId: string;
  /** Market, as `CNTXG-CNNSA`. */
  market: string;
  loop: string;
  carrier: HomeCarrier;
  org: string;
  dst: string;
  vessel: string;
  voyage: string;
  calls: string[];
  leavesAt: number;
  arrivesAt: number;
  days: number;
  /** Boxes for sale; 0 for a full ship. */
  slots: number;
  hasTariff: boolean;
};

const FEWEST_SLOTS = 20;
const SLOTS_MORE = 40;
const SHIPS = ['CHANGHE', 'ANLAN', 'PINGCHAO', 'YUNFAN', 'JINGHAI'];

function buildDeparture(ride: LoopRide, carrier: HomeCarrier, day: Day): Departure {
  const { loop, from, to } = ride;
  const [org = '', dst = ''] = [loop.calls[from]?.code, loop.calls[to]?.code];
  const market = `${org}-${dst}`;
  const name = `${loop.carrier}-${market}`;
  const stockId = `${name}-${dayInName(day)}`;
  const { isFull, hasTariff } = fromTheStart(name, day);
  // Later ports are served by the ship that left the first port days before.
  const round = weekNumber(daysAfter(day, -(loop.calls[from]?.day ?? 0)));
  const days = sailingDays(ride);
  const leavesAt = momentOf(day, loop.hour);
  return {
    stockId,
    market,
    loop: loop.id,
    carrier,
    org,
    dst,
    vessel: `${carrier.fleet} ${SHIPS[(round + seededInteger(SHIPS.length, loop.id)) % SHIPS.length] ?? ''}`,
    voyage: `${String(round % 1000).padStart(3, '0')}${loop.id.at(-1) ?? ''}`,
    calls: callsBetween(ride),
    leavesAt,
    arrivesAt: leavesAt + days * DAY_MS,
    days,
    slots: isFull ? 0 : FEWEST_SLOTS + Math.floor(seededShare(stockId) * SLOTS_MORE),
    hasTariff,
  };
}

export const departuresBetween = (org: string, dst: string, from: Day, weeks: number): Departure[] =>
  ridesBetween(org, dst).flatMap((ride) => {
    const carrier = findCarrier(ride.loop.carrier);
    const first = daysAfter(from, (departureWeekday(ride) - weekdayOf(from) + 7) % 7);
    return carrier
      ? Array.from({ length: weeks }, (_, week) => buildDeparture(ride, carrier, daysAfter(first, week * 7)))
      : [];
  });

const STOCK_ID = /^([A-Z]{4})-([A-Z]{5})-([A-Z]{5})-(\d{6})$/;

/** Departure of a stock id, past or future; undefined if none exists. */
export function findDeparture(stockId: string): Departure | undefined {
  const [, code = '', org = '', dst = '', digits] = STOCK_ID.exec(stockId) ?? [];
  const day = readDayInName(digits);
  const carrier = findCarrier(code);
  if (!carrier || !day) return undefined;
  const ride = ridesBetween(org, dst).find(
    (one) => one.loop.carrier === code && departureWeekday(one) === weekdayOf(day),
  );
  return ride && buildDeparture(ride, carrier, day);
}

export type DomJourney = readonly [Departure, ...Departure[]];

const BETWEEN = '~';
export const journeyOfferId = (way: DomJourney): string => way.map(({ stockId }) => stockId).join(BETWEEN);

const LEAST_WAIT_HOURS = 48;

export function transferWaitHours([first, second]: DomJourney): number | null {
  return second ? Math.round((second.leavesAt - first.arrivesAt) / HOUR_MS) : null;
}

function isBetweenCoastAndRiver(org: string, dst: string): boolean {
  const [one, other] = [homePort(org), homePort(dst)];
  return one !== undefined && other !== undefined && one.isOnRiver !== other.isOnRiver;
}

export function journeyDays(way: DomJourney): number {
  const last = way.at(-1) ?? way[0];
  return (momentOf(dayAt(last.arrivesAt)) - momentOf(dayAt(way[0].leavesAt))) / DAY_MS;
}

/** Ways with a transfer if there is no direct ship, with enough time between the ships. */
function changing(org: string, dst: string, from: Day, weeks: number): DomJourney[] {
  if (!isBetweenCoastAndRiver(org, dst) || [org, dst].includes(TRANSFER_PORT)) return [];
  return departuresBetween(org, TRANSFER_PORT, from, weeks).flatMap((first): DomJourney[] => {
    const onward = departuresBetween(TRANSFER_PORT, dst, dayAt(first.arrivesAt), 2)
      .filter((second) => second.leavesAt - first.arrivesAt >= LEAST_WAIT_HOURS * HOUR_MS)
      .toSorted((one, other) => one.leavesAt - other.leavesAt);
    return onward[0] ? [[first, onward[0]]] : [];
  });
}

export function journeysBetween(org: string, dst: string, from: Day, weeks: number): DomJourney[] {
  const direct = departuresBetween(org, dst, from, weeks).map((one): DomJourney => [one]);
  const ways = direct.length > 0 ? direct : changing(org, dst, from, weeks);
  return ways.toSorted(([one], [other]) => one.leavesAt - other.leavesAt);
}

/** Way of an offer id; null if none exists. */
export function findJourney(offerId: string): DomJourney | null {
  const [first, second, ...more] = offerId.split(BETWEEN).map(findDeparture);
  if (!first || more.length > 0) return null;
  if (!offerId.includes(BETWEEN)) return [first];
  const isOnward = second && second.org === first.dst && first.dst === TRANSFER_PORT;
  if (!isOnward || ridesBetween(first.org, second.dst).length > 0) return null;
  const way: DomJourney = [first, second];
  return (transferWaitHours(way) ?? 0) >= LEAST_WAIT_HOURS && isBetweenCoastAndRiver(first.org, second.dst)
    ? way
    : null;
}

export const marketsBetween = (org: string, dst: string): string[] => [
  `${org}-${dst}`,
  `${org}-${TRANSFER_PORT}`,
  `${TRANSFER_PORT}-${dst}`,
];
