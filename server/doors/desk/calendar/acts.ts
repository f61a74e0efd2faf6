import type { ActInput } from '../../../../domain/house/act-fields';
import type { CalendarCase, CalendarReading } from '../../../../domain/house/case';
import type { CalendarYear } from '../../../../domain/values/days-off';
import { type Day, isDay, weekdayOf } from '../../../../domain/values/days';
import type { CalendarChange, CalendarDesk } from '../../../world/calendar/calendar';
import { badRequest } from '../../../base/http/refusal';
import type { ActOf } from '../case-desk';
import { field } from '../field';
import { CALENDAR_MESSAGES as messages } from '../messages';
import { readLines, readText } from '../said';

/** A year, and `isPut`: true if its newest edition can be withdrawn. */
export type AtYear = Pick<CalendarCase, 'year' | 'off' | 'worked' | 'isTold'> & { isPut: boolean };
export type CalendarActs = CalendarDesk & { told(change: CalendarChange, year: string): Promise<CalendarReading> };
type ActOfYear = ActOf<AtYear, CalendarActs>;
type Off = CalendarYear['off'][number];

const MOST_LINES = 40;
const TOLD = [
  { key: 'Y', name: messages.told },
  { key: 'N', name: messages.untold },
];
const LINE = /^(\d{4}-\d{2}-\d{2})(?:\s*(?:至|~|-)\s*(\d{4}-\d{2}-\d{2}))?$/;

const isWithinDays = (day: Day, { from, until }: Off): boolean => from <= day && day <= until;

function readDaysOff(said: ActInput, year: string): Off[] {
  const lines = readLines(said, 'off');
  if (lines.length > MOST_LINES) throw badRequest(messages.tooMany, 'said.off');
  const all = lines.map((line): Off => {
    const [, from = '', until = from] = LINE.exec(line.trim()) ?? [];
    const isFine = isDay(from) && isDay(until) && from.startsWith(year) && until.startsWith(year) && from <= until;
    if (!isFine) throw badRequest(messages.offNeeded(year, line.trim().slice(0, MOST_LINES)), 'said.off');
    return { from, until };
  });
  const sorted = all.toSorted((one, other) => one.from.localeCompare(other.from));
  const twice = sorted.find(({ from }, at) => from <= (sorted[at - 1]?.until ?? ''));
  if (twice) throw badRequest(messages.offTwice(twice.from), 'said.off');
  return sorted;
}

const isWeekend = (day: Day): boolean => [0, 6].includes(weekdayOf(day));

function readWorkdays(said: ActInput, year: string, off: readonly Off[]): Day[] {
  const days = [...new Set(readLines(said, 'worked').map((line) => line.trim()))].toSorted();
  if (days.length > MOST_LINES) throw badRequest(messages.tooMany, 'said.worked');
  const wrong = days.find((day) => !isDay(day) || !day.startsWith(year) || !isWeekend(day));
  if (wrong !== undefined) throw badRequest(messages.workedNeeded(year, wrong.slice(0, MOST_LINES)), 'said.worked');
  const both = days.find((day) => off.some((one) => isWithinDays(day, one)));
  if (both !== undefined) throw badRequest(messages.workedOff(both), 'said.worked');
  return days;
}

function readAnnounced(said: ActInput): boolean {
  const key = readText(said, 'isTold');
  if (!TOLD.some((one) => one.key === key)) throw badRequest(messages.toldNeeded, 'said.isTold');
  return key === 'Y';
}

const formatSpan = ({ from, until }: Off): string => (from === until ? from : `${from} 至 ${until}`);

const put: ActOfYear = {
  id: 'calendar.put',
  fields: ({ off, worked, isTold }) => [
    field('off', 'lines', { label: messages.off, value: off.map(formatSpan).join('\n') }),
    field('worked', 'lines', { label: messages.worked, value: worked.join('\n'), isFree: true }),
    field('isTold', 'choice', { options: TOLD, value: isTold ? 'Y' : 'N' }),
  ],
  async does(desk, { year }, said) {
    const off = readDaysOff(said, year);
    const held = { year, off, worked: readWorkdays(said, year, off), isTold: readAnnounced(said) };
    return desk.told(await desk.put(held), year);
  },
};

const dropped: ActOfYear = {
  id: 'calendar.dropped',
  fields: ({ isPut }) => (isPut ? [] : null),
  does: async (desk, { year }) => desk.told(await desk.drop(year), year),
};

export const CALENDAR_ACTS: readonly ActOfYear[] = [put, dropped];
