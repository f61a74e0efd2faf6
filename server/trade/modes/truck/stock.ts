import type { FleetStand } from '../../../../domain/modes/truck/carriers';
import { daysAfter, daysBetween, type Day } from '../../../../domain/values/days';
import { seededShare } from '../../offers/seeded';

/** Largest share of a fleet rented to simulated customers. */
const LET_SHARE = 0.5;

const short = (day: Day): string => day.slice(2).replaceAll('-', '');

export const truckStockId = ({ carrier, base, vehicle }: FleetStand, day: Day): string =>
  `TR-${carrier.code}-${base}-${vehicle}-${short(day)}`;

export const truckMarket = ({ carrier, base }: Pick<FleetStand, 'carrier' | 'base'>): string =>
  `TR-${carrier.code}-${base}`;

export const mostTrucks = (standing: FleetStand, day: Day): number =>
  standing.trucks - Math.floor(standing.trucks * LET_SHARE * seededShare(truckStockId(standing, day)));

export const daysUntilReturn = (from: Day, backOn: Day): Day[] =>
  Array.from({ length: Math.max(0, daysBetween(from, backOn)) + 1 }, (_, at) => daysAfter(from, at));
