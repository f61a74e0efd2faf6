import { daysAfter, isDay, momentOf, weekdayOf, type Day } from '../../values/days';
import { HUB_CUT_HOUR, ROAD_LINES, type RoadLine } from './part-lines';
import { VEHICLES, type Vehicle } from './vehicles';

/** A truck of a line on one of its days. Whoever shares it is judged by what is aboard on that day. */
export type PartDeparture = { line: RoadLine; day: Day };

export const linesBetween = (from: string, to: string): RoadLine[] =>
  ROAD_LINES.filter((line) => line.from === from && line.to === to);

const isRunning = ({ weekdays }: RoadLine, day: Day): boolean => weekdays.includes(weekdayOf(day) || 7);

/** The days of so many from the first on which a line leaves. */
export const departuresFrom = (line: RoadLine, first: Day, count: number): PartDeparture[] =>
  Array.from({ length: count }, (_, at) => daysAfter(first, at))
    .filter((day) => isRunning(line, day))
    .map((day) => ({ line, day }));

/** `P-LXWY-3101-4401-261204`: what it is called as an offer and as a stock. */
export const partIdOf = ({ line, day }: PartDeparture): string => `${line.id}-${day.slice(2).replaceAll('-', '')}`;

const NAMED = /^(P-[A-Z]{4}-\d{4}-\d{4})-(\d{2})(\d{2})(\d{2})$/;

/** A departure by its name; null where nothing leaves by that name. */
export function departureNamed(offerId: string): PartDeparture | null {
  const [, id, year, month, date] = NAMED.exec(offerId) ?? [];
  const line = ROAD_LINES.find((one) => one.id === id);
  const day = `20${year}-${month}-${date}`;
  return line && isDay(day) && isRunning(line, day) ? { line, day } : null;
}

/** Goods have to be at the hub by then; it leaves that evening. */
export const hubClosesAt = ({ day }: PartDeparture): number => momentOf(day, HUB_CUT_HOUR);

export const arrivesOn = ({ line, day }: PartDeparture): Day => daysAfter(day, line.days);

/** It leaves the hub in the evening; on the day it comes the goods can be had there in the afternoon. */
const LEAVE_HOUR = 20;
const COME_HOUR = 18;
export const leavesAt = ({ day }: PartDeparture): number => momentOf(day, LEAVE_HOUR);
export const comesAt = (departure: PartDeparture): number => momentOf(arrivesOn(departure), COME_HOUR);

/** What drives a line. */
export const vehicleOn = ({ line }: Pick<PartDeparture, 'line'>): Vehicle =>
  line.isCold ? VEHICLES.REEF96 : VEHICLES.BOX96;
