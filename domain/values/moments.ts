import { dayAt, isDay, momentOf } from './days';
import { HOUR_MS, MINUTE_MS } from './spans';

const CHINA = 480 * MINUTE_MS;

const WRITTEN = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3}))?)?(Z|[+-]\d{2}:\d{2})?$/;
const LONGEST = 32;

function zoneOffset(zone: string | undefined): number {
  if (zone === undefined) return CHINA;
  if (zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4, 6));
  return (zone.startsWith('-') ? -1 : 1) * minutes * MINUTE_MS;
}

/** Parses an ISO text; without a zone it is China time. Null when invalid. */
export function parseMoment(text: string): number | null {
  const [, day, hours, minutes, seconds = '0', part = '0', zone] =
    (text.length <= LONGEST && WRITTEN.exec(text.trim())) || [];
  if (!day || !isDay(day) || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  const clock =
    (Number(hours) * 60 + Number(minutes)) * MINUTE_MS + Number(seconds) * 1000 + Number(part.padEnd(3, '0'));
  return momentOf(day) + CHINA + clock - zoneOffset(zone);
}

const LAST = Number.MAX_SAFE_INTEGER;

const isAlike = (one: string, other: string) => one.length === other.length && one.endsWith('Z') && other.endsWith('Z');

/** Sort order of two moments. Texts of equal format compare as strings. */
export function byMoment(one: string, other: string): number {
  if (one === other) return 0;
  if (isAlike(one, other)) return one < other ? -1 : 1;
  return (parseMoment(one) ?? LAST) - (parseMoment(other) ?? LAST);
}

const two = (count: number) => String(Math.floor(count)).padStart(2, '0');

export function toIso(moment: number): string {
  const day = dayAt(moment - CHINA);
  const clock = moment - CHINA - momentOf(day);
  const time = [clock / HOUR_MS, (clock / MINUTE_MS) % 60, (clock / 1000) % 60].map(two).join(':');
  return `${day}T${time}.${String(clock % 1000).padStart(3, '0')}Z`;
}

/** Typed form in China time: `2026-12-05T18:00`. */
export function momentTyped(moment: number): string {
  const day = dayAt(moment);
  const minutes = Math.floor((moment - momentOf(day)) / MINUTE_MS);
  return `${day}T${two(minutes / 60)}:${two(minutes % 60)}`;
}
