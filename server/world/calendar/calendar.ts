import type { Calendar } from '../../../domain/values/days-off';
import type { Clock } from '../../base/clock';
import type { Database } from '../../base/database/database';
import { watchRows } from '../../base/watched';
import { actingStaff } from '../../people/staff/acting';
import { calendarStore, type NewYear } from './store';

export type CalendarChange = { before: Calendar; after: Calendar };
export type CalendarDesk = { put(year: NewYear): Promise<CalendarChange>; drop(year: string): Promise<CalendarChange> };

/** Current calendar, at most a second old. */
export function watchCalendar(database: Database, clock: Clock) {
  const calendar = watchRows(
    () => calendarStore(database).all(),
    (years): Calendar => years,
  );

  return {
    ...calendar,
    deskOver: (outside: { database?: Database }): CalendarDesk => {
      const over = outside.database ?? database;

      async function changed(change: (store: ReturnType<typeof calendarStore>) => Promise<unknown>) {
        const done = await over.tx(async (inside) => {
          const store = calendarStore(inside);
          const before = await store.all();
          await change(store);
          return { before, after: await store.all() };
        });
        await calendar.read();
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
