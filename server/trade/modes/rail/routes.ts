import type { HazardClass } from '../../../../domain/goods/dangerous-goods';
import { handledClasses, PLATFORMS } from '../../../../domain/modes/rail/handling';
import type { RailSearch } from '../../../../domain/modes/rail/search';
import { RAIL_WAYS, type RailWay } from '../../../../domain/modes/rail/ways';
import type { End } from '../../../../domain/offer/sailing';
import { listPorts } from '../../../world/ports/catalogue';

/** Degrees east and north, to find the nearest station. */
const PLACES: Readonly<Record<string, readonly [east: number, north: number]>> = {
  RXA: [109.1, 34.4],
  RCQ: [106.4, 29.6],
  RCD: [104.4, 30.9],
  RZZ: [113.9, 34.7],
  RWH: [114.2, 30.6],
  RYW: [120, 29.3],
  RSZ: [120.5, 31.3],
};

type Station = End & { takes: readonly HazardClass[] };

export type RailRoute = Omit<RailWay, 'platform' | 'org' | 'dst'> & {
  platform: Station;
  org: Station;
  dst: Station;
};

const STATIONS = new Map(
  listPorts('station').map(({ code, nameCn, nameEn }): [string, Station] => [
    code,
    { code, nameCn, nameEn, takes: handledClasses(code) },
  ]),
);

function buildRoutes(way: RailWay): RailRoute[] {
  const [org, dst] = [STATIONS.get(way.org), STATIONS.get(way.dst)];
  return org && dst ? [{ ...way, platform: PLATFORMS[way.platform], org, dst }] : [];
}

export const ROUTES: readonly RailRoute[] = RAIL_WAYS.flatMap(buildRoutes);

/** Market of a route: `R-HLBL-RXA-RDU`. */
export const routeMarket = ({ platform, org, dst }: RailRoute): string => `R-${platform.code}-${org.code}-${dst.code}`;

const BY_MARKET = new Map(ROUTES.map((route) => [routeMarket(route), route]));

export const findRoute = (market: string): RailRoute | undefined => BY_MARKET.get(market);

type RailRouteQuery = Pick<RailSearch, 'orgPortCode' | 'dstPortCode' | 'border'>;

export const findRoutes = ({ orgPortCode, dstPortCode, border }: RailRouteQuery): RailRoute[] =>
  ROUTES.filter(
    (route) =>
      route.org.code === orgPortCode && route.dst.code === dstPortCode && (border === null || route.border === border),
  );

/** Distance in degrees, good enough to compare. */
function distanceBetween(one: string, other: string): number {
  const [[east, north], [x, y]] = [PLACES[one] ?? [0, 0], PLACES[other] ?? [0, 0]];
  return Math.hypot(east - x, north - y);
}

/**
 * Alternatives for the same goods. If refused: from the nearest station to the same place, then from here to any;
 * otherwise from here on the same line.
 */
export function routesElsewhere(route: RailRoute, isRefused: boolean): RailRoute[] {
  const from = ROUTES.filter(({ org, dst }) => org.code === route.org.code && dst.code !== route.dst.code);
  if (!isRefused) return from.filter(({ line }) => line === route.line);
  const to = ROUTES.filter(({ org, dst }) => dst.code === route.dst.code && org.code !== route.org.code);
  const nearest = to.toSorted(
    (one, other) => distanceBetween(one.org.code, route.org.code) - distanceBetween(other.org.code, route.org.code),
  );
  return [...nearest, ...from];
}
