import type { SailingDay, SailingSearch } from '../../domain/sailing';
import { dayAt, daysAfter, type Day } from '../../domain/days';
import { cargoOf } from './cargo';
import { findLane, type Lane } from './lanes';
import { type Asked, isBookable, sailingOf, type World } from './sailing';
import { type Departure, departuresOf } from './timetable';

type PricedSailing = ReturnType<typeof sailingOf>;

/** The departures of every lane from tomorrow on, in order; a lane is laid out once a day, when somebody asks for it. */
export function keepTimetable(weeks: number) {
  let laidOutOn: Day = '';
  let lanes = new Map<string, Departure[]>();
  return (lane: Lane, today: Day): Departure[] => {
    if (laidOutOn !== today) [laidOutOn, lanes] = [today, new Map()];
    const known = lanes.get(lane.key);
    if (known) return known;
    const departures = departuresOf(lane, daysAfter(today, 1), weeks);
    lanes.set(lane.key, departures);
    return departures;
  };
}

export const askedIn = (search: SailingSearch): Asked => ({ cargo: cargoOf(search), boxes: search.boxes });

/** Whether one may be shown instead of another: the rest of the lane, the nearest in time first. */
export function alternativesTo(
  sailingId: string,
  departures: readonly Departure[],
  asked: Asked,
  world: World,
  most: number,
): PricedSailing[] {
  const etd = departures.find((departure) => departure.sailingId === sailingId)?.etd ?? 0;
  const found: PricedSailing[] = [];
  const nearest = departures.toSorted((one, other) => Math.abs(one.etd - etd) - Math.abs(other.etd - etd));
  for (const departure of nearest) {
    if (found.length === most) break;
    if (departure.sailingId === sailingId) continue;
    const sailing = sailingOf(departure, asked, world);
    if (isBookable(sailing)) found.push(sailing);
  }
  return found.toSorted((one, other) => one.etd.localeCompare(other.etd));
}

/** Each day asked about, with the lowest total of what can be booked on it. */
export function stripOf(from: Day, days: number, sailings: readonly PricedSailing[]): SailingDay[] {
  return Array.from({ length: days }, (_, count) => {
    const day = daysAfter(from, count);
    const leaving = sailings.filter(({ etd }) => dayAt(Date.parse(etd)) === day);
    const totals = leaving.flatMap((sailing) =>
      isBookable(sailing) && sailing.price ? [sailing.price.charges.totalUsd] : [],
    );
    const [first, ...rest] = totals;
    if (first)
      return {
        day,
        state: 'PRICED',
        lowest: rest.reduce((least, one) => (one.amount < least.amount ? one : least), first),
      };
    const state = (['ENQUIRE', 'SOLD_OUT'] as const).find((wanted) =>
      leaving.some((sailing) => sailing.state === wanted),
    );
    return { day, state: state ?? 'NONE', lowest: null };
  });
}

export const laneIn = ({ orgPortCode, dstPortCode }: SailingSearch): Lane | undefined =>
  findLane(orgPortCode, dstPortCode);
