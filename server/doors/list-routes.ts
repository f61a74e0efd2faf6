import type { CalendarWatch } from '../world/calendar/calendar';
import { calendarRoutes } from '../world/calendar/routes';
import { constantRoutes } from '../world/constants/routes';
import type { Route } from '../base/http/route';
import { portRoutes } from '../world/ports/routes';
import { publishedGoodsRoutes } from '../world/dangerous-goods/published';
import { regionRoutes } from '../world/regions/routes';
import { searchNamesRoutes } from '../world/search-names';
import { servicePrices } from '../trade/modes/sheets';
import type { TariffWatch } from '../trade/tariffs/tariffs';

type Watches = { calendar: Pick<CalendarWatch, 'current'>; tariffs: Pick<TariffWatch, 'current'> };

export const listRoutes = ({ calendar, tariffs }: Watches): Route[] => [
  ...constantRoutes(),
  ...portRoutes(),
  ...searchNamesRoutes(),
  ...publishedGoodsRoutes(),
  ...regionRoutes(),
  ...calendarRoutes(calendar, async () => servicePrices(await tariffs.current())),
];
