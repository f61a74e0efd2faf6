import { watchCalendar } from '../world/calendar/calendar';
import { type ClosureDeps, watchClosures } from './closures/closures';
import { placeNotices } from '../world/notices/notices';
import { watchSurcharges } from './surcharges/surcharges';
import { shipSheets } from './sea/ships-sheet';
import { SHIPS, type Tariffs } from './tariffs/sheet';
import { watchTariffs } from './tariffs/tariffs';

export const watchDayData = ({ tariffs, ...deps }: ClosureDeps & { tariffs: Tariffs }) => ({
  calendar: watchCalendar(deps.database, deps.clock),
  closures: watchClosures(deps),
  surcharges: watchSurcharges(deps.database, deps.clock),
  tariffs: watchTariffs({ ...deps, base: tariffs, ships: shipSheets(tariffs[SHIPS]?.isInvented ?? false) }),
  notices: placeNotices(deps.database, deps.clock),
});
