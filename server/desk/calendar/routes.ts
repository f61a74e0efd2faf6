import {
  actOnCalendar,
  holdCalendar,
  houseCalendar,
  readCalendarCase,
  rehearseCalendar,
} from '../../../contract/house/calendar';
import type { CalendarReading } from '../../../domain/house/case';
import { promisesMoved } from '../../../domain/house/calendar-change';
import { WORKERS } from '../../../domain/house/duties';
import { hasRole } from '../../../domain/house/roles';
import type { CalendarChange, CalendarWatch } from '../../calendar/calendar';
import { calendarStore } from '../../calendar/store';
import { notFound } from '../../http/refusal';
import type { Route } from '../../http/route';
import type { StaffDoor } from '../../staff/serve';
import { actsFor, type CaseDesk } from '../case-desk';
import { countsFor } from '../counts';
import { doneWith } from '../../house-log/log';
import { standingOf } from '../turn';
import { type WorkDeps, workWith } from '../work';
import { workRoutes } from '../work-routes';
import { type AtYear, CALENDAR_ACTS, type CalendarActs } from './acts';
import { promisesGiven } from './given';
import { yearNow, yearsOf } from './queue';

export type CalendarDeskDeps = WorkDeps & { door: StaffDoor; calendar: CalendarWatch };

/** Days off and weekends worked for them, year by year, at the desk. */
export function calendarDeskRoutes({ door, calendar, ...deps }: CalendarDeskDeps): Route[] {
  const { database, clock } = deps;

  async function told(change: CalendarChange, year: string): Promise<CalendarReading> {
    const now = clock.now();
    const moved = promisesMoved(change, year, now);
    const { off, worked, isTold } = yearNow(change.after, year, now) ?? { off: [], worked: [], isTold: false };
    return { off, worked, isTold, ...moved, given: await promisesGiven(database, change.before, moved.newlyOff) };
  }

  const desk: CaseDesk<AtYear, CalendarActs> = {
    kind: 'calendar',
    acts: CALENDAR_ACTS,
    /** With the year that was put or taken back the work is done: a colleague may have to take it back. */
    isKept: false,
    async find(year) {
      const found = yearNow(await calendarStore(database).all(), year, clock.now());
      if (!found) throw notFound();
      const { off, worked, isTold, putAt } = found;
      return { year, off, worked, isTold, isPut: putAt > 0 };
    },
    isDuty: (roles) => hasRole(roles, WORKERS.calendar),
    over: (outside) => ({ ...calendar.deskOver(outside), told }),
  };
  return [
    door.serve(houseCalendar, async (asked, { staffId, roles }) => ({
      ...(await yearsOf(database, asked, { staffId, now: clock.now() })),
      counts: await countsFor(database, roles, new Date(clock.now())),
    })),
    door.serve(readCalendarCase, async ({ no }, { roles }) => {
      const { turn, heldBy } = await standingOf(database, { kind: 'calendar', no });
      const { isPut, ...at } = await desk.find(no);
      const done = await doneWith(database, no);
      const acts = actsFor(desk, roles, { ...at, isPut });
      return { kind: 'calendar' as const, ...at, turn, heldBy, dueAt: null, done, acts };
    }),
    ...workRoutes(door, { rehearse: rehearseCalendar, act: actOnCalendar, hold: holdCalendar }, workWith(deps, desk)),
  ];
}
