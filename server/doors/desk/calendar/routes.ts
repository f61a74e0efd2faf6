import {
  actOnCalendar,
  holdCalendar,
  houseCalendar,
  readCalendarCase,
  rehearseCalendar,
} from '../../../../contract/house/calendar';
import type { CalendarReading } from '../../../../domain/house/case';
import { promisesMoved } from '../../../../domain/house/calendar-change';
import { WORKERS } from '../../../../domain/house/duties';
import { buyerPaperDue, sampleDue } from '../../../../domain/house/queue';
import { hasRole } from '../../../../domain/house/roles';
import type { Calendar } from '../../../../domain/values/days-off';
import { type Day, dayAt } from '../../../../domain/values/days';
import type { CalendarChange, CalendarWatch } from '../../../world/calendar/calendar';
import { calendarStore } from '../../../world/calendar/store';
import type { Queries } from '../../../base/database/database';
import { notFoundFault } from '../../../base/http/refusal';
import type { Route } from '../../../base/http/route';
import type { StaffDoor } from '../../../people/staff/serve';
import { offeredActs, type CaseDesk } from '../case-desk';
import { countQueues } from '../counts';
import { listDeeds } from '../../../base/house-log/log';
import { readStanding } from '../turn';
import { type WorkDeps, createCaseWork } from '../work';
import { workRoutes } from '../work-routes';
import { type AtYear, CALENDAR_ACTS, type CalendarActs } from './acts';
import { yearNow, listCalendarYears } from './queue';

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

export type CalendarDeskDeps = WorkDeps & { door: StaffDoor; calendar: CalendarWatch };

export function calendarDeskRoutes({ door, calendar, ...deps }: CalendarDeskDeps): Route[] {
  const { database, clock } = deps;

  async function told(change: CalendarChange, year: string): Promise<CalendarReading> {
    const now = clock.now();
    const moved = promisesMoved(change, year, now);
    const { off, worked, isTold } = yearNow(change.after, year, now) ?? { off: [], worked: [], isTold: false };
    return { off, worked, isTold, ...moved, given: await promisesOnDays(database, change.before, moved.newlyOff) };
  }

  const desk: CaseDesk<AtYear, CalendarActs> = {
    kind: 'calendar',
    acts: CALENDAR_ACTS,
    /** Publishing or withdrawing releases the case, so that a colleague can withdraw it. */
    isKept: false,
    async find(year) {
      const found = yearNow(await calendarStore(database).all(), year, clock.now());
      if (!found) throw notFoundFault();
      const { off, worked, isTold, putAt } = found;
      return { year, off, worked, isTold, isPut: putAt > 0 };
    },
    isDuty: (roles) => hasRole(roles, WORKERS.calendar),
    over: (outside) => ({ ...calendar.deskOver(outside), told }),
  };
  return [
    door.serve(houseCalendar, async (asked, { staffId, roles }) => ({
      ...(await listCalendarYears(database, asked, { staffId, now: clock.now() })),
      counts: await countQueues(database, roles, new Date(clock.now())),
    })),
    door.serve(readCalendarCase, async ({ no }, { roles }) => {
      const { turn, heldBy } = await readStanding(database, { kind: 'calendar', no });
      const { isPut, ...at } = await desk.find(no);
      const done = await listDeeds(database, no);
      const acts = offeredActs(desk, roles, { ...at, isPut });
      return { kind: 'calendar' as const, ...at, turn, heldBy, dueAt: null, done, acts };
    }),
    ...workRoutes(
      door,
      { rehearse: rehearseCalendar, act: actOnCalendar, hold: holdCalendar },
      createCaseWork(deps, desk),
    ),
  ];
}
