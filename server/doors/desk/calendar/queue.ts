import type { QueuedYear } from '../../../../domain/house/case';
import { type Calendar, type CalendarYear, daysOffAt } from '../../../../domain/values/days-off';
import { dayAt } from '../../../../domain/values/days';
import type { Queries } from '../../../base/database/database';
import { calendarStore } from '../../../world/calendar/store';
import { type HolderRow, readHolder } from '../holder';
import type { AskingStaff, QueueRequest } from '../waiting-page';

const YEARS_AHEAD = 2;

const listYears = (now: number): string[] => {
  const first = Number(dayAt(now).slice(0, 4));
  return Array.from({ length: YEARS_AHEAD + 1 }, (_, at) => String(first + at));
};

/** Latest known edition of a year, empty if none was published. Undefined outside the permitted years. */
export function yearNow(calendar: Calendar, year: string, now: number): CalendarYear | undefined {
  if (!listYears(now).includes(year)) return undefined;
  return daysOffAt(calendar, now).get(year) ?? { year, off: [], worked: [], isTold: false, putAt: 0, droppedAt: null };
}

export async function yearsUntold(queries: Queries, now: number): Promise<number> {
  const calendar = await calendarStore(queries).all();
  const [current = '', next = ''] = listYears(now);
  return [current, next].filter((year) => yearNow(calendar, year, now)?.isTold === false).length;
}

export async function listCalendarYears(
  queries: Queries,
  { isMine, page }: QueueRequest,
  { staffId, now }: AskingStaff,
) {
  const calendar = await calendarStore(queries).all();
  const years = listYears(now);
  const held = await queries.query<HolderRow & { subject: string }>(
    `select c.subject, p.id as "staffId", p.name as holder from desk_cases c join staff p on p.id = c.held_by
      where c.subject = any($1)`,
    [years],
  );
  const lines = years
    .flatMap((year) => yearNow(calendar, year, now) ?? [])
    .map(({ year, off, worked, isTold }): QueuedYear => {
      const holder = held.find(({ subject }) => subject === year);
      const heldBy = holder ? readHolder(holder) : null;
      return { kind: 'calendar', year, off, worked, isTold, dueAt: null, isOverdue: false, heldBy };
    })
    .filter(({ heldBy }) => !isMine || heldBy?.staffId === staffId);
  return { records: page === 1 ? lines : [], total: lines.length };
}
