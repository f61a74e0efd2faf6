import { watchCalendar } from './calendar/calendar';
import { type ClosureDeps, watchClosures } from './closures/closures';
import { placeNotices } from './notices/notices';

/** What changes from day to day: days off, what is closed, and what the house says of places. */
export const watchDayData = (deps: ClosureDeps) => ({
  calendar: watchCalendar(deps.database, deps.clock),
  closures: watchClosures(deps),
  notices: placeNotices(deps.database, deps.clock),
});
