import { dayAt, type Day } from '../../values/days';
import { homeKm, type RoadCarrier } from './carriers';
import { kmBetween, roadCity, type RoadCity } from './cities';
import type { TruckRow } from './cargo';
import { journeyOf, type Journey } from './driving';
import { goneRound } from './rules-of-way';
import type { Vehicle } from './vehicles';

/** Where a truck goes and when. */
export type Trip = { from: RoadCity; to: RoadCity; startsAt: number; drivers: number };

export type TripTimes = {
  km: number;
  detourKm: number;
  homeKm: number;
  journey: Journey;
  hasNight: boolean;
  backOn: Day;
};

/** How long all of it takes with these goods: there, round what is shut, and home again. */
export function timesOf(
  { from, to, startsAt, drivers }: Trip,
  rows: readonly TruckRow[],
  vehicle: Vehicle,
  { carrier, isDanger }: { carrier: RoadCarrier; isDanger: boolean },
): TripTimes {
  const km = kmBetween(from.code, to.code) ?? 0;
  const detourKm = goneRound(rows, vehicle, [from.code, to.code]).reduce((sum, one) => sum + one.detourKm, 0);
  const home = homeKm(carrier, vehicle.code, to.code);
  const journey = journeyOf(km + detourKm, startsAt, { drivers, isDanger });
  const back = journeyOf(home, journey.arrivesAt, { drivers, isDanger: false });
  return {
    km,
    detourKm,
    homeKm: home,
    journey,
    hasNight: journey.stretches.some(({ kind }) => kind === 'NIGHT'),
    backOn: dayAt(back.arrivesAt),
  };
}

export const cityIn = (code: string): RoadCity | null => roadCity(code) ?? null;
