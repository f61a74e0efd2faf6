import { daysBetween, isDay, momentOf, type Day } from '../../values/days';
import { GATE_HOURS } from './stay';
import type { Is } from '../../shape/is';
import type { gateCapacity } from './detail-shape';

/** Trucks a gate still accepts: one row per day from `from`, one column per hour. */
export type GateCapacity = Is<typeof gateCapacity>;

export const gateHourStart = (day: string, hour: string): number | null =>
  isDay(day) && GATE_HOURS.some((one) => String(one) === hour) ? momentOf(day, Number(hour)) : null;

/** Null for a day not loaded. */
export function gateRoomLeft({ from, hours }: GateCapacity, day: Day, hour: string): number | null {
  const at = GATE_HOURS.findIndex((one) => String(one) === hour);
  return hours[daysBetween(from, day)]?.[at] ?? null;
}

export const gateRenewed = (known: GateCapacity, { from, hours }: GateCapacity): GateCapacity => ({
  ...known,
  hours: known.hours.map((row, at) => hours[at - daysBetween(known.from, from)] ?? row),
});
