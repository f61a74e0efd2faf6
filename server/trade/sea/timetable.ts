import type { CutoffCode } from '../../../domain/offer/cutoffs';
import { dayAt, daysAfter, momentOf, weekdayOf, type Day } from '../../../domain/values/days';
import { parseMoment } from '../../../domain/values/moments';
import type { SeaPort } from '../../world/ports/sea-port';
import { findSeaPort } from '../../world/ports/sea-port';
import { type Carrier, CARRIERS, carriersOnLine } from './carriers';
import { findLane, type Lane } from './lanes';
import { dayInName, readDayInName } from '../../base/day-in-name';
import { fromTheStart } from '../offers/from-the-start';
import { seededShare, seededInteger } from '../offers/seeded';
import { DAY_MS } from '../../../domain/values/spans';
import { type ShipEditions, SHIPS, type SheetWords, type Tariffs } from '../tariffs/sheet';

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
  cutoffs?: Readonly<Partial<Record<CutoffCode, string>>>;
};

const FEWEST_SLOTS = 40;
const SLOTS_MORE = 80;
const HUBS: Readonly<Record<string, string>> = { W: 'SGSIN', E: 'KRPUS', S: 'SGSIN' };
const HUB_DAYS = 4;
const VESSELS = ['HARMONY', 'PIONEER', 'HORIZON', 'JADE', 'AURORA', 'VOYAGER', 'CRYSTAL', 'ORCHID', 'CEDAR', 'PEARL'];

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
    vessel: `${carrier.fleet} ${VESSELS[(count + rank) % VESSELS.length] ?? ''}`,
    voyage: `${String(count % 1000).padStart(3, '0')}${voyageHeading(lane.line)}`,
    via,
    etd,
    eta: etd + transitDays * DAY_MS,
    transitDays,
    slots: isFull ? 0 : FEWEST_SLOTS + Math.floor(seededShare(sailingId) * SLOTS_MORE),
    hasTariff,
  };
}

export function departuresOnLane(
  lane: Lane,
  from: Day,
  weeks: number,
  isInvented: (carrier: Carrier) => boolean = () => true,
): Departure[] {
  const { service, carriers } = carriersOnLine(lane.line);
  const all = carriers.flatMap((carrier, rank) => {
    if (!isInvented(carrier)) return [];
    const first = daysAfter(from, (sailingWeekday(lane, rank) - weekdayOf(from) + 7) % 7);
    return Array.from({ length: weeks }, (_, week) =>
      buildDeparture(lane, rank, carrier, service, daysAfter(first, week * 7)),
    );
  });
  return all.toSorted((one, other) => one.etd - other.etd);
}

const SAILING_ID = /^([A-Z]{4})-([A-Z]{5})-([A-Z]{5})-(\d{6})$/;

export function findInvented(sailingId: string): Departure | undefined {
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

export const SHIPS_PREFIX = 'ships-';

export const shipsSheetId = ({ code }: Carrier): string => `${SHIPS_PREFIX}${code.toLowerCase()}`;

export const GIVEN_CUTOFFS = ['DG_APPLY', 'DG_DOC', 'CY_OPEN', 'SI', 'VGM', 'CUSTOMS', 'CY_CLOSE'] as const;

function enteredDeparture(sailingId: string, row: SheetWords[string]): Departure[] {
  const { org = '', dst = '', via = '', service = '', vessel = '', voyage = '' } = row;
  const lane = findLane(org, dst);
  const carrier = CARRIERS.find(({ code }) => code === sailingId.slice(0, 4));
  const [etd, eta] = [row['etd'], row['eta']].map((moment) => parseMoment(moment ?? ''));
  if (!lane || !carrier || !etd || !eta) return [];
  const rank = carriersOnLine(lane.line).carriers.findIndex(({ code }) => code === carrier.code);
  const cutoffs = GIVEN_CUTOFFS.flatMap((code) => (row[code] ? [[code, row[code]] as const] : []));
  return [
    {
      sailingId,
      lane,
      carrier,
      service,
      rank: rank < 0 ? CARRIERS.length : rank,
      vessel,
      voyage,
      via: findSeaPort(via) ?? null,
      etd,
      eta,
      transitDays: Math.max(1, Math.round((eta - etd) / DAY_MS)),
      slots: Number(row['slots'] ?? 0),
      hasTariff: true,
      ...(cutoffs.length > 0 && { cutoffs: Object.fromEntries(cutoffs) }),
    },
  ];
}

const departuresOf = (rows: SheetWords): Departure[] =>
  Object.entries(rows).flatMap(([sailingId, row]) => enteredDeparture(sailingId, row));

type Timetable = {
  isInvented: (carrier: Carrier) => boolean;
  byLane: ReadonlyMap<string, readonly Departure[]>;
  current: ReadonlyMap<string, Departure>;
  former: ReadonlyMap<string, Departure>;
  ahead: { day: Day; lanes: Map<string, Departure[]> };
};

const byId = (departures: readonly Departure[]) => new Map(departures.map((one) => [one.sailingId, one]));

function indexShips({ isInvented, current, former }: ShipEditions): Timetable {
  const all = Object.values(current).flatMap(departuresOf);
  const byLane = new Map<string, Departure[]>();
  for (const one of all) byLane.set(one.lane.key, [...(byLane.get(one.lane.key) ?? []), one]);
  return {
    isInvented: (carrier) => isInvented && !current[shipsSheetId(carrier)],
    byLane,
    current: byId(all),
    former: byId(departuresOf(former)),
    ahead: { day: '', lanes: new Map() },
  };
}

const NO_SHIPS: ShipEditions = { isInvented: false, current: {}, former: {} };
export const INVENTED_SHIPS: ShipEditions = { ...NO_SHIPS, isInvented: true };

const indexed = new WeakMap<ShipEditions, Timetable>();

function timetableOf({ [SHIPS]: ships = NO_SHIPS }: Tariffs): Timetable {
  const timetable = indexed.get(ships) ?? indexShips(ships);
  indexed.set(ships, timetable);
  return timetable;
}

export function departuresBetween(lane: Lane, tariffs: Tariffs, from: Day, weeks: number): Departure[] {
  const { isInvented, byLane } = timetableOf(tariffs);
  const invented = departuresOnLane(lane, from, weeks, isInvented);
  const [opens, closes] = [momentOf(from), momentOf(daysAfter(from, weeks * 7))];
  const entered = (byLane.get(lane.key) ?? []).filter(({ etd }) => etd >= opens && etd < closes);
  return entered.length === 0 ? invented : [...invented, ...entered].toSorted((one, other) => one.etd - other.etd);
}

export function departuresAhead(lane: Lane, tariffs: Tariffs, now: number, weeks: number): Departure[] {
  const timetable = timetableOf(tariffs);
  const today = dayAt(now);
  if (timetable.ahead.day !== today) timetable.ahead = { day: today, lanes: new Map() };
  const key = `${lane.key} ${weeks}`;
  const known = timetable.ahead.lanes.get(key) ?? departuresBetween(lane, tariffs, daysAfter(today, 1), weeks);
  timetable.ahead.lanes.set(key, known);
  return known;
}

export function standingDeparture(sailingId: string, tariffs: Tariffs): Departure | undefined {
  const { current, isInvented } = timetableOf(tariffs);
  const entered = current.get(sailingId);
  if (entered) return entered;
  const invented = findInvented(sailingId);
  return invented && isInvented(invented.carrier) ? invented : undefined;
}

export const findDeparture = (sailingId: string, tariffs: Tariffs): Departure | undefined =>
  standingDeparture(sailingId, tariffs) ??
  timetableOf(tariffs).former.get(sailingId) ??
  (tariffs[SHIPS]?.isInvented ? findInvented(sailingId) : undefined);
