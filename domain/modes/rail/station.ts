import type { Cutoff } from '../../offer/cutoffs';
import { dayAt, daysAfter, momentOf } from '../../values/days';
import { toIso, parseMoment } from '../../values/moments';
import { slotsBetween } from '../../values/slots';
import { HOUR_MS } from '../../values/spans';

/** Hours a station receives loaded boxes, one truck slot each. */
const HOURS = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const;
const OPENS = HOURS[0];
const CLOSES = OPENS + HOURS.length;

export function lastReceivingMoment(moment: number): number {
  const day = dayAt(moment);
  if (moment < momentOf(day, OPENS)) return momentOf(daysAfter(day, -1), CLOSES);
  return Math.min(moment, momentOf(day, CLOSES));
}

export function receivingPeriod(cutoffs: readonly Cutoff[]): { from: number; until: number } | null {
  const at = (code: Cutoff['code']): number | null => parseMoment(cutoffs.find((one) => one.code === code)?.at ?? '');
  const [from, until] = [at('STATION_OPEN'), at('STATION_CLOSE')];
  return from === null || until === null ? null : { from, until };
}

export const trucksOpenUntil = (cutoffs: readonly Cutoff[]): string | null => {
  const open = receivingPeriod(cutoffs);
  return open && toIso(open.until);
};

/** Full hours within the receiving period, China time: `2026-12-05T09:00`. */
export function receivingHours(cutoffs: readonly Cutoff[]): string[] {
  const open = receivingPeriod(cutoffs);
  return open ? slotsBetween(open.from, open.until - HOUR_MS, HOURS) : [];
}
