import { constantRoutes } from './constants/routes';
import type { Route } from './http/route';
import { portRoutes } from './ports/routes';
import { regionRoutes } from './regions/routes';
import { searchNamesRoutes } from './search-names';

/** Lists that are the same for everybody: constants, ports, names to search by, regions. */
export const listRoutes = (): Route[] => [
  ...constantRoutes(),
  ...portRoutes(),
  ...searchNamesRoutes(),
  ...regionRoutes(),
];
