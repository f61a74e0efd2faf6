import type { CalendarWatch } from './calendar/calendar';
import { calendarRoutes } from './calendar/routes';
import { constantRoutes } from './constants/routes';
import type { Route } from './http/route';
import { portRoutes } from './ports/routes';
import { regionRoutes } from './regions/routes';
import { searchNamesRoutes } from './search-names';

/** Lists that are the same for everybody: constants, ports, names to search by, regions, days off. */
export const listRoutes = (calendar: Pick<CalendarWatch, 'told'>): Route[] => [
  ...constantRoutes(),
  ...portRoutes(),
  ...searchNamesRoutes(),
  ...regionRoutes(),
  ...calendarRoutes(calendar),
];
