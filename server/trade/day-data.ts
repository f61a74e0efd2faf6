import { watchCalendar } from '../world/calendar/calendar';
import { type ClosureDeps, watchClosures } from './closures/closures';
import { placeNotices } from '../world/notices/notices';
import { watchSurcharges } from './surcharges/surcharges';

export const watchDayData = (deps: ClosureDeps) => ({
  calendar: watchCalendar(deps.database, deps.clock),
  closures: watchClosures(deps),
  surcharges: watchSurcharges(deps.database, deps.clock),
  notices: placeNotices(deps.database, deps.clock),
});
