import { dayAt, weekdayOf, type Day } from '../../../domain/values/days';
import { parseMoment } from '../../../domain/values/moments';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../domain/values/spans';

const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];
const CHINA = 8 * HOUR_MS;

export const weekdayName = (weekday: number): string => WEEKDAYS[weekday] ?? '';
export const weekdayWord = (day: Day): string => weekdayName(weekdayOf(day));

/** For example `12-02`, without the year. */
export const shortDay = (day: Day): string => day.slice(5);

export const dayWord = (day: Day): string => `${shortDay(day)} ${weekdayWord(day)}`;

type MomentWords = { day: Day; date: string; weekday: string; time: string };

const two = (count: number) => String(count).padStart(2, '0');

/** A moment in China time, wherever the page is read. */
export function momentWords(at: string): MomentWords {
  const moment = parseMoment(at) ?? 0;
  const day = dayAt(moment);
  const minutes = Math.floor(((((moment + CHINA) % DAY_MS) + DAY_MS) % DAY_MS) / MINUTE_MS);
  return {
    day,
    date: shortDay(day),
    weekday: weekdayWord(day),
    time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`,
  };
}

export function momentText(at: string): string {
  const { date, time } = momentWords(at);
  return `${date} ${time}`;
}

export function weekdayText(at: string): string {
  const { date, weekday, time } = momentWords(at);
  return `${date} ${weekday} ${time}`;
}

/** Remaining time in its two largest units. */
export function remainingWords(ms: number): string {
  const days = Math.floor(ms / DAY_MS);
  const hours = Math.floor((ms % DAY_MS) / HOUR_MS);
  if (days > 0) return `${days} 天 ${hours} 时`;
  return hours > 0 ? `${hours} 时 ${Math.floor((ms % HOUR_MS) / MINUTE_MS)} 分` : `${Math.floor(ms / MINUTE_MS)} 分`;
}

export const clockWords = (seconds: number): string =>
  [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
