import { daysBetween, isDay, momentOf, type Day } from '../../values/days';
import { GATE_HOURS } from './stay';

/** How many trucks a gate still takes: a row for each day from the first on, in it each of its hours. */
export type GateCapacity = { from: Day; hours: number[][] };

/** When an hour of a day begins; null for one that nobody can read. */
export const opensAt = (day: string, hour: string): number | null =>
  isDay(day) && GATE_HOURS.some((one) => String(one) === hour) ? momentOf(day, Number(hour)) : null;

/** Null for a day that nobody has looked at. */
export function leftAt({ from, hours }: GateCapacity, day: Day, hour: string): number | null {
  const at = GATE_HOURS.findIndex((one) => String(one) === hour);
  return hours[daysBetween(from, day)]?.[at] ?? null;
}

/** The days that have been looked at once more take the place of what was known of them. */
export const gateRenewed = (known: GateCapacity, { from, hours }: GateCapacity): GateCapacity => ({
  ...known,
  hours: known.hours.map((row, at) => hours[at - daysBetween(known.from, from)] ?? row),
});
