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
  freight: { '20GP': number; '40GP': number; '40HQ': number };
};

/** From, to, and US dollars per 20GP, 40GP, 40HQ. */
const FREIGHT = `
RXA RDU 3480 5500 5600
RXA RHH 3420 5400 5500
RXA RMA 3040 4800 4900
RXA RBU 3660 5800 5900
RCQ RDU 3540 5600 5700
RCD RLO 3200 5050 5150
RWH RHH 3510 5550 5650
RYW RMA 3230 5100 5200
RZZ RHH 3380 5350 5450
RZZ RMO 2580 4050 4150
RSZ RMA 3140 4950 5050
RSZ RMO 2640 4150 4250
RWH RMO 2670 4200 4300
RCQ RMO 2730 4300 4400
RXA RMO 2610 4100 4200
RXA RAA 1440 2200 2300
RXA RTA 1800 2800 2900
RCD RAA 1530 2350 2450
RCD RTA 1900 2950 3050
RZZ RTA 1870 2900 3000
RYW RTA 1960 3050 3150
RCQ RAA 1500 2300 2400
RSZ RTA 1990 3100 3200
RWH RAA 1510 2320 2420
`;

const DOLLARS = new Map(
  FREIGHT.trim()
    .split('\n')
    .map((row) => {
      const [org = '', dst = '', ...dollars] = row.split(' ');
      return [`${org} ${dst}`, dollars.map(Number)];
    }),
);

const STATIONS = new Map(
  listPorts('station').map(({ code, nameCn, nameEn }): [string, Station] => [
    code,
    { code, nameCn, nameEn, takes: handledClasses(code) },
  ]),
);

function buildRoutes(way: RailWay): RailRoute[] {
  const [org, dst, dollars] = [STATIONS.get(way.org), STATIONS.get(way.dst), DOLLARS.get(`${way.org} ${way.dst}`)];
  const [twenty, forty, high] = dollars ?? [];
  if (!org || !dst || twenty === undefined || forty === undefined || high === undefined) return [];
  const freight = { '20GP': twenty, '40GP': forty, '40HQ': high };
  return [{ ...way, platform: PLATFORMS[way.platform], org, dst, freight }];
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
