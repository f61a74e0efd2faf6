import { regionList } from '../../../contract/world/regions';
import { cachedRoute } from '../../base/http/cached';
import { notFoundFault } from '../../base/http/refusal';
import type { Route } from '../../base/http/route';
import { serve } from '../../base/http/serve';
import { regionsBelow } from './regions';

const DAY_S = 86_400;

export const regionRoutes = (): Route[] => [
  cachedRoute(
    serve(regionList, ({ parent }) => {
      const below = regionsBelow(parent);
      if (!below) throw notFoundFault();
      return [...below];
    }),
    DAY_S,
  ),
];
