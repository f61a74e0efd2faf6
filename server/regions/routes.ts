import { regionList } from '../../contract/regions';
import { cached } from '../http/cached';
import { notFound } from '../http/refusal';
import type { Route } from '../http/route';
import { serve } from '../http/serve';
import { regionsBelow } from './regions';

const DAY_S = 86_400;

export const regionRoutes = (): Route[] => [
  cached(
    serve(regionList, ({ parent }) => {
      const below = regionsBelow(parent);
      if (!below) throw notFound();
      return [...below];
    }),
    DAY_S,
  ),
];
