import { daysAfter, isDay, momentOf, weekdayOf, type Day } from '../../values/days';
import { HUB_CUT_HOUR, ROAD_LINES, type RoadLine } from './part-lines';
import { VEHICLES, type Vehicle } from './vehicles';

export type PartDeparture = { line: RoadLine; day: Day };

export const linesBetween = (from: string, to: string): RoadLine[] =>
  ROAD_LINES.filter((line) => line.from === from && line.to === to);

const isRunning = ({ weekdays }: RoadLine, day: Day): boolean => weekdays.includes(weekdayOf(day) || 7);

export const listDepartures = (line: RoadLine, first: Day, count: number): PartDeparture[] =>
  Array.from({ length: count }, (_, at) => daysAfter(first, at))
    .filter((day) => isRunning(line, day))
    .map((day) => ({ line, day }));

/** `P-LXWY-3101-4401-261204`: id of offer and stock. */
export const partOfferId = ({ line, day }: PartDeparture): string => `${line.id}-${day.slice(2).replaceAll('-', '')}`;

const NAMED = /^(P-[A-Z]{4}-\d{4}-\d{4})-(\d{2})(\d{2})(\d{2})$/;

export function findDeparture(offerId: string): PartDeparture | null {
  const [, id, year, month, date] = NAMED.exec(offerId) ?? [];
  const line = ROAD_LINES.find((one) => one.id === id);
  const day = `20${year}-${month}-${date}`;
  return line && isDay(day) && isRunning(line, day) ? { line, day } : null;
}

/** Latest arrival at the hub; the truck leaves that evening. */
export const hubClosingTime = ({ day }: PartDeparture): number => momentOf(day, HUB_CUT_HOUR);

export const partArrivalDay = ({ line, day }: PartDeparture): Day => daysAfter(day, line.days);

/** Departs the hub in the evening; goods are available on the arrival day in the evening. */
const LEAVE_HOUR = 20;
const COME_HOUR = 18;
export const partDepartureTime = ({ day }: PartDeparture): number => momentOf(day, LEAVE_HOUR);
export const partArrivalTime = (departure: PartDeparture): number => momentOf(partArrivalDay(departure), COME_HOUR);

export const partVehicle = ({ line }: Pick<PartDeparture, 'line'>): Vehicle =>
  line.isCold ? VEHICLES.REEF96 : VEHICLES.BOX96;
