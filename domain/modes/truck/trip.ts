import { dayAt, type Day } from '../../values/days';
import { homeKm, type RoadCarrier } from './carriers';
import { roadCity, wayKm, type RoadCity } from '../../road/cities';
import type { TruckRow } from './cargo';
import { journeyOf, type Journey } from './driving';
import { goneRound } from './rules-of-way';
import type { Vehicle } from './vehicles';

/** Where a truck goes, stop by stop, and when. */
export type Trip = { stops: readonly RoadCity[]; startsAt: number; drivers: number };

export type TripTimes = {
  km: number;
  detourKm: number;
  homeKm: number;
  journey: Journey;
  /** When it is at each stop, the first included. */
  arrivals: number[];
  hasNight: boolean;
  backOn: Day;
};

const sumOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);

/** How long all of it takes with these goods: there, round what is shut, and home again. */
export function timesOf(
  { stops, startsAt, drivers }: Trip,
  rows: readonly TruckRow[],
  vehicle: Vehicle,
  { carrier, isDanger }: { carrier: RoadCarrier; isDanger: boolean },
): TripTimes {
  const codes = stops.map(({ code }) => code);
  /** Up to a stop: along those before it, and round what is shut. */
  const wayTo = (at: number) => {
    const way = codes.slice(0, at + 1);
    return { km: wayKm(way) ?? 0, detourKm: sumOf(goneRound(rows, vehicle, way).map((one) => one.detourKm)) };
  };
  const drivenTo = (at: number): Journey => {
    const way = wayTo(at);
    return journeyOf(way.km + way.detourKm, startsAt, { drivers, isDanger });
  };
  const { km, detourKm } = wayTo(codes.length - 1);
  const home = homeKm(carrier, vehicle.code, codes.at(-1) ?? '');
  const journey = drivenTo(codes.length - 1);
  const between = codes.slice(1, -1).map((_, at) => drivenTo(at + 1).arrivesAt);
  const back = journeyOf(home, journey.arrivesAt, { drivers, isDanger: false });
  return {
    km,
    detourKm,
    homeKm: home,
    journey,
    arrivals: [startsAt, ...between, journey.arrivesAt],
    hasNight: journey.stretches.some(({ kind }) => kind === 'NIGHT'),
    backOn: dayAt(back.arrivesAt),
  };
}

export const cityIn = (code: string): RoadCity | null => roadCity(code) ?? null;
