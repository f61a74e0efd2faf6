import { dayAt, daysAfter, momentOf, type Day } from './days';
import { parseMoment } from './moments';
import { HOUR_MS } from './spans';

/** An hour slot of a gate in China time: `2026-12-05T09:00`. */
export const hourSlot = (day: Day, hour: number): string => `${day}T${String(hour).padStart(2, '0')}:00`;

/** Slots of these hours that start between two moments. */
export function slotsBetween(from: number, until: number, hours: readonly number[]): string[] {
  const slots: string[] = [];
  for (let day = dayAt(from); day <= dayAt(until); day = daysAfter(day, 1)) {
    const open = hours.filter((hour) => momentOf(day, hour) >= from && momentOf(day, hour) <= until);
    slots.push(...open.map((hour) => hourSlot(day, hour)));
  }
  return slots;
}

/** True once the hour has passed. */
export const isOver = (slot: string, now: number): boolean => (parseMoment(slot) ?? now) + HOUR_MS <= now;
