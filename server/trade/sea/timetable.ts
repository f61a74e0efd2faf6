import { daysAfter, momentOf, weekdayOf, type Day } from '../../../domain/values/days';
import type { SeaPort } from '../../world/ports/sea-port';
import { findSeaPort } from '../../world/ports/sea-port';
import { type Carrier, carriersOnLine } from './carriers';
import { findLane, type Lane } from './lanes';
import { dayInName, readDayInName } from '../../base/day-in-name';
import { fromTheStart } from '../offers/from-the-start';
import { seededShare, seededInteger } from '../offers/seeded';
import { DAY_MS } from '../../../domain/values/spans';

export type Departure = {
  sailingId: string;
  lane: Lane;
  carrier: Carrier;
  service: string;
  /** 0 is the cheapest carrier of the lane. */
  rank: number;
  vessel: string;
  voyage: string;
  via: SeaPort | null;
  etd: number;
  eta: number;
  transitDays: number;
  slots: number;
  hasTariff: boolean;
};

const FEWEST_SLOTS = 40;
const SLOTS_MORE = 80;
const HUBS: Readonly<Record<string, string>> = { W: 'SGSIN', E: 'KRPUS', S: 'SGSIN' };
const HUB_DAYS = 4;
const SHIPS = ['HARMONY', 'PIONEER', 'HORIZON', 'JADE', 'AURORA', 'VOYAGER', 'CRYSTAL', 'ORCHID', 'CEDAR', 'PEARL'];

const voyageHeading = (line: string): 'E' | 'W' | 'S' => {
  if (line.includes('美')) return 'E';
  return ['近洋', '东南亚', '澳新'].includes(line) ? 'S' : 'W';
};

/** Weekday of a carrier; those of a lane are spread over the week. */
const sailingWeekday = (lane: Lane, rank: number): number => (seededInteger(7, lane.key) + 2 * rank) % 7;

/** Transhipment port of feeder lanes; on long lanes also of all carriers but the cheapest. */
function transhipmentPort({ feeds, dst, line, transitDays }: Lane, rank: number): SeaPort | null {
  if (feeds) return feeds;
  const hub = HUBS[voyageHeading(line)] ?? '';
  return rank > 0 && transitDays[0] > HUB_DAYS * 3 && hub !== dst.code ? (findSeaPort(hub) ?? null) : null;
}

function buildDeparture(lane: Lane, rank: number, carrier: Carrier, service: string, day: Day): Departure {
  const name = `${carrier.code}-${lane.key}`;
  const sailingId = `${name}-${dayInName(day)}`;
  const [best, worst] = lane.transitDays;
  const via = transhipmentPort(lane, rank);
  const isByHub = via !== null && lane.feeds === null;
  const transitDays = isByHub ? worst : best + seededInteger(Math.max(worst - best - HUB_DAYS, 1), name);
  const { count, isFull, hasTariff } = fromTheStart(name, day);
  const etd = momentOf(day, 6 + seededInteger(16, name));
  return {
    sailingId,
    lane,
    carrier,
    service: `${service}${rank + 1}`,
    rank,
    vessel: `${carrier.fleet} ${SHIPS[(count + rank) % SHIPS.length] ?? ''}`,
    voyage: `${String(count % 1000).padStart(3, '0')}${voyageHeading(lane.line)}`,
    via,
    etd,
    eta: etd + transitDays * DAY_MS,
    transitDays,
    slots: isFull ? 0 : FEWEST_SLOTS + Math.floor(seededShare(sailingId) * SLOTS_MORE),
    hasTariff,
  };
}

export function departuresOnLane(lane: Lane, from: Day, weeks: number): Departure[] {
  const { service, carriers } = carriersOnLine(lane.line);
  const all = carriers.flatMap((carrier, rank) => {
    const first = daysAfter(from, (sailingWeekday(lane, rank) - weekdayOf(from) + 7) % 7);
    return Array.from({ length: weeks }, (_, week) =>
      buildDeparture(lane, rank, carrier, service, daysAfter(first, week * 7)),
    );
  });
  return all.toSorted((one, other) => one.etd - other.etd);
}

const SAILING_ID = /^([A-Z]{4})-([A-Z]{5})-([A-Z]{5})-(\d{6})$/;

/** Departure of a sailing id, past or future; undefined if none exists. */
export function findDeparture(sailingId: string): Departure | undefined {
  const [, code, org = '', dst = '', digits] = SAILING_ID.exec(sailingId) ?? [];
  const lane = findLane(org, dst);
  const day = readDayInName(digits);
  if (!lane || !day) return undefined;
  const { service, carriers } = carriersOnLine(lane.line);
  const rank = carriers.findIndex((carrier) => carrier.code === code);
  const carrier = carriers[rank];
  return carrier && sailingWeekday(lane, rank) === weekdayOf(day)
    ? buildDeparture(lane, rank, carrier, service, day)
    : undefined;
}
