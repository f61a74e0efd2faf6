import { calendarWire } from '../../../../contract/house/calendar';
import { promisesMoved } from '../../../../domain/house/calendar-change';
import type { CalendarReading } from '../../../../domain/house/case';
import { CALENDAR_DEEDS } from '../../../../domain/house/duties';
import { buyerPaperDue, sampleDue } from '../../../../domain/house/queue';
import type { Calendar } from '../../../../domain/values/days-off';
import { type Day, dayAt } from '../../../../domain/values/days';
import type { Queries } from '../../../base/database/database';
import { notFoundFault } from '../../../base/http/refusal';
import type { CalendarChange, CalendarWatch } from '../../../world/calendar/calendar';
import { calendarStore } from '../../../world/calendar/store';
import { subject } from '../subject';
import type { WorkDeps } from '../work';
import { type AtYear, CALENDAR_ACTS, type CalendarActs } from './acts';
import { listCalendarYears, yearNow, yearsUntold } from './queue';

type Deps = WorkDeps & { calendar: CalendarWatch };

/** Promises already given that fall on these days: they stay, so the office must be open for them. */
async function promisesOnDays(
  queries: Queries,
  calendar: Calendar,
  days: readonly Day[],
): Promise<CalendarReading['given']> {
  const fallOn = (moments: readonly number[]) => moments.filter((moment) => days.includes(dayAt(moment))).length;
  const orders = await queries.query<{ at: Date }>(
    `select review_by as at from orders where state in ('UNDER_REVIEW', 'DG_REVIEW') and review_by is not null`,
  );
  const enquiries = await queries.query<{ at: Date }>(`select answer_by as at from enquiries where state = 'OPEN'`);
  const papers = await queries.query<{ at: Date }>(
    `select handed_at as at from buyer_papers where state = 'HANDED_IN'`,
  );
  const samples = await queries.query<{ at: Date }>(
    `select asked_at as at from samples where state in ('ASKED', 'APPROVED')`,
  );
  return {
    orders: fallOn(orders.map(({ at }) => at.getTime())),
    enquiries: fallOn(enquiries.map(({ at }) => at.getTime())),
    buyerPapers: fallOn(papers.map(({ at }) => buyerPaperDue(at.getTime(), calendar))),
    samples: fallOn(samples.map(({ at }) => sampleDue(at.getTime(), calendar))),
  };
}

const calendarReading =
  ({ database, clock }: Deps) =>
  async (change: CalendarChange, year: string): Promise<CalendarReading> => {
    const now = clock.now();
    const moved = promisesMoved(change, year, now);
    const { off, worked, isTold } = yearNow(change.after, year, now) ?? { off: [], worked: [], isTold: false };
    return { off, worked, isTold, ...moved, given: await promisesOnDays(database, change.before, moved.newlyOff) };
  };

export const calendar = subject({
  wire: calendarWire,
  acts: CALENDAR_ACTS,
  reads: { as: 'calendar', acts: CALENDAR_DEEDS },
  /** Publishing or withdrawing releases the case, so that a colleague can withdraw it. */
  isKept: false,
  waits: (queries, now) => yearsUntold(queries, now.getTime()),
  queue: ({ database }: Deps, asked, by) => listCalendarYears(database, asked, by),
  async find({ database, clock }: Deps, year): Promise<AtYear> {
    const found = yearNow(await calendarStore(database).all(), year, clock.now());
    if (!found) throw notFoundFault();
    const { off, worked, isTold, putAt } = found;
    return { year, off, worked, isTold, isPut: putAt > 0 };
  },
  shows: async (_, { isPut: _isPut, ...at }) => ({ ...at, dueAt: null }),
  over: (deps, outside): CalendarActs => ({ ...deps.calendar.deskOver(outside), told: calendarReading(deps) }),
});
