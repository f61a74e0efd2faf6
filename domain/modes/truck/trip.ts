import { dayAt, type Day } from '../../values/days';
import { MINUTE_MS } from '../../values/spans';
import { homeKm, type RoadCarrier } from './carriers';
import { roadCity, wayKm, type RoadCity } from '../../road/cities';
import type { TruckRow } from './cargo';
import { type DrivingBan, IN_CITY_KM, simulateJourney, type Journey, type Stretch } from './driving';
import { goneRound } from './rules-of-way';
import type { Vehicle } from './vehicles';

/** Route of a truck. `loadsWithin`: loading window in ms; it departs at its end. */
export type Trip = { stops: readonly RoadCity[]; startsAt: number; loadsWithin: number; drivers: number } & Delays;

export type Delays = { leftAt?: number; holds?: readonly DrivingBan[] };

export type TripTimes = {
  km: number;
  detourKm: number;
  homeKm: number;
  /** Starts with the first minute of loading. */
  journey: Journey;
  arrivals: number[];
  hasNight: boolean;
  backOn: Day;
};

const sumNumbers = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);

const inCityKm = (stops: readonly string[]): number =>
  stops.slice(1).filter((stop, at) => stop === stops[at]).length * IN_CITY_KM;

const loading = (loadsWithin: number): Stretch[] =>
  loadsWithin > 0 ? [{ kind: 'LOAD', minutes: Math.round(loadsWithin / MINUTE_MS) }] : [];

export function tripTimes(
  { stops, startsAt, loadsWithin, drivers, leftAt = 0, holds = [] }: Trip,
  rows: readonly TruckRow[],
  vehicle: Vehicle,
  { carrier, isDanger }: { carrier: RoadCarrier; isDanger: boolean },
): TripTimes {
  const codes = stops.map(({ code }) => code);
  const wayTo = (at: number) => {
    const way = codes.slice(0, at + 1);
    return { km: wayKm(way) ?? 0, detourKm: sumNumbers(goneRound(rows, vehicle, way).map((one) => one.detourKm)) };
  };
  const drivenTo = (at: number): Journey => {
    const way = wayTo(at);
    const km = way.km + way.detourKm + inCityKm(codes.slice(0, at + 1));
    return simulateJourney(km, Math.max(startsAt + loadsWithin, leftAt), { drivers, isDanger }, holds);
  };
  const { km, detourKm } = wayTo(codes.length - 1);
  const home = homeKm(carrier, vehicle.code, codes.at(-1) ?? '');
  const { arrivesAt, stretches } = drivenTo(codes.length - 1);
  const between = codes.slice(1, -1).map((_, at) => drivenTo(at + 1).arrivesAt);
  const back = simulateJourney(home, arrivesAt, { drivers, isDanger: false });
  return {
    km,
    detourKm,
    homeKm: home,
    journey: { arrivesAt, stretches: [...loading(loadsWithin), ...stretches] },
    arrivals: [startsAt, ...between, arrivesAt],
    hasNight: stretches.some(({ kind }) => kind === 'NIGHT'),
    backOn: dayAt(back.arrivesAt),
  };
}

export const findRoadCity = (code: string): RoadCity | null => roadCity(code) ?? null;
