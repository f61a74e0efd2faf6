import type { Cutoff } from '../../offer/cutoffs';
import { dayAt, daysAfter, momentOf } from '../../values/days';
import { isoOf, momentIn } from '../../values/moments';
import { slotsBetween } from '../../values/slots';
import { HOUR_MS } from '../../values/spans';

/** The hours in which a station takes loaded boxes in, each a truck's. */
const HOURS = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const;
const OPENS = HOURS[0];
const CLOSES = OPENS + HOURS.length;

/** The last moment at or before this one at which a station takes boxes in. */
export function lastTakenIn(moment: number): number {
  const day = dayAt(moment);
  if (moment < momentOf(day, OPENS)) return momentOf(daysAfter(day, -1), CLOSES);
  return Math.min(moment, momentOf(day, CLOSES));
}

/** Between which moments a station takes in what leaves with a train; null where nobody has said. */
export function openAt(cutoffs: readonly Cutoff[]): { from: number; until: number } | null {
  const at = (code: Cutoff['code']): number | null => momentIn(cutoffs.find((one) => one.code === code)?.at ?? '');
  const [from, until] = [at('STATION_OPEN'), at('STATION_CLOSE')];
  return from === null || until === null ? null : { from, until };
}

/** Until when trucks of a train may come otherwise: as long as its station takes anything in. */
export const trucksOpenUntil = (cutoffs: readonly Cutoff[]): string | null => {
  const open = openAt(cutoffs);
  return open && isoOf(open.until);
};

/** Every hour that begins and ends while the station is open, by the clock of China: `2026-12-05T09:00`. */
export function hoursAt(cutoffs: readonly Cutoff[]): string[] {
  const open = openAt(cutoffs);
  return open ? slotsBetween(open.from, open.until - HOUR_MS, HOURS) : [];
}
