import { BUILT_IN, type Calendar } from '../../../domain/values/days-off';
import type { Clock } from '../../base/clock';
import type { Database } from '../../base/database/database';
import { actingStaff } from '../../people/staff/acting';
import { calendarStore, type NewYear } from './store';

const FRESH_MS = 1_000;

/** What stood before, and what stands now. */
export type CalendarChange = { before: Calendar; after: Calendar };
/** By what a year is put, and its newest edition taken back. */
export type CalendarDesk = { put(year: NewYear): Promise<CalendarChange>; drop(year: string): Promise<CalendarChange> };

/** The days off by which this gateway counts, a second old at most. */
export function watchCalendar(database: Database, clock: Clock) {
  let known = { text: JSON.stringify(BUILT_IN), calendar: BUILT_IN, readAt: Number.NEGATIVE_INFINITY };

  async function read(): Promise<Calendar> {
    const readAt = performance.now();
    const calendar = await calendarStore(database).all();
    const text = JSON.stringify(calendar);
    known = text === known.text ? { ...known, readAt } : { text, calendar, readAt };
    return known.calendar;
  }

  return {
    read,
    /** The same list as long as nothing is put or taken back. */
    told: async (): Promise<Calendar> => (performance.now() - known.readAt <= FRESH_MS ? known.calendar : read()),
    deskOver: (outside: { database?: Database }): CalendarDesk => {
      const over = outside.database ?? database;

      async function changed(change: (store: ReturnType<typeof calendarStore>) => Promise<unknown>) {
        const done = await over.tx(async (inside) => {
          const store = calendarStore(inside);
          const before = await store.all();
          await change(store);
          return { before, after: await store.all() };
        });
        await read();
        return done;
      }

      const by = () => ({ by: actingStaff(), now: new Date(clock.now()) });
      return {
        put: (year) => changed((store) => store.put(year, by())),
        drop: (year) => changed((store) => store.drop(year, by())),
      };
    },
  };
}

export type CalendarWatch = ReturnType<typeof watchCalendar>;
