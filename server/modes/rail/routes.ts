import type { HazardClass } from '../../../domain/goods/dangerous-goods';
import { abroad, BORDER_CODES, type BorderCode, type RailLine } from '../../../domain/modes/rail/corridor';
import { handledAt, PLATFORMS } from '../../../domain/modes/rail/handling';
import type { End } from '../../../domain/offer/sailing';
import { portsOf } from '../../ports/catalogue';

/** Degrees east and north, for who is to take the goods to the next station. */
const PLACES: Readonly<Record<string, readonly [east: number, north: number]>> = {
  RXA: [109.1, 34.4],
  RCQ: [106.4, 29.6],
  RCD: [104.4, 30.9],
  RZZ: [113.9, 34.7],
  RWH: [114.2, 30.6],
  RYW: [120, 29.3],
  RSZ: [120.5, 31.3],
};

type Station = End & { takes: HazardClass[] };

/** A train that leaves every week on the same days. */
export type RailRoute = {
  platform: End & { takes: HazardClass[] };
  org: Station;
  dst: Station;
  line: RailLine;
  border: BorderCode;
  /** Sunday is 0. */
  weekdays: readonly number[];
  transitDays: readonly [least: number, most: number];
  /** Dollars for a box. */
  freight: { '20GP': number; '40GP': number; '40HQ': number };
};

/** Platform, from, to, border, weekdays, days on the way, and dollars for 20GP, 40GP, 40HQ. */
const TABLE = `
HLBL RXA RDU RAL 135 15-18 3480 5500 5600
HLBL RXA RHH RAL 26 16-19 3420 5400 5500
HLBL RXA RMA RHG 1246 12-14 3040 4800 4900
HLBL RXA RBU RHG 4 16-19 3660 5800 5900
HLBL RCQ RDU RAL 14 15-18 3540 5600 5700
HLBL RCD RLO RAL 25 13-15 3200 5050 5150
HLBL RWH RHH RAL 3 16-19 3510 5550 5650
HLBL RYW RMA RAL 5 14-17 3230 5100 5200
YTBL RZZ RHH REL 26 15-18 3380 5350 5450
YTBL RZZ RMO REL 14 11-13 2580 4050 4150
YTBL RSZ RMA RMZ 36 15-18 3140 4950 5050
YTBL RSZ RMO RMZ 25 13-15 2640 4150 4250
YTBL RWH RMO RMZ 4 13-15 2670 4200 4300
YTBL RCQ RMO RMZ 6 15-17 2730 4300 4400
YTBL RXA RMO REL 3 12-14 2610 4100 4200
SGZQ RXA RAA RHG 123456 6-8 1440 2200 2300
SGZQ RXA RTA RHG 246 9-11 1800 2800 2900
SGZQ RCD RAA RHG 3 8-10 1530 2350 2450
SGZQ RCD RTA RHG 5 11-13 1900 2950 3050
SGZQ RZZ RTA RAL 2 11-13 1870 2900 3000
SGZQ RYW RTA RHG 15 12-14 1960 3050 3150
SGZQ RCQ RAA RAL 4 8-10 1500 2300 2400
SGZQ RSZ RTA RHG 6 13-15 1990 3100 3200
SGZQ RWH RAA RAL 2 8-10 1510 2320 2420
`;

const STATIONS = new Map(
  portsOf('station').map(({ code, nameCn, nameEn }): [string, Station] => [
    code,
    { code, nameCn, nameEn, takes: handledAt(code) },
  ]),
);

const platformOf = (code: string): RailRoute['platform'] | undefined =>
  Object.values(PLATFORMS).find((platform) => platform.code === code);

function routeIn(row: string): RailRoute[] {
  const [run = '', from = '', to = '', over = '', days = '', span = '', ...dollars] = row.split(' ');
  const [platform, org, dst] = [platformOf(run), STATIONS.get(from), STATIONS.get(to)];
  const [border, end] = [BORDER_CODES.find((code) => code === over), abroad(to)];
  const [least = 0, most = 0] = span.split('-').map(Number);
  const [twenty = 0, forty = 0, high = 0] = dollars.map(Number);
  if (!platform || !org || !dst || !border || !end) return [];
  return [
    {
      platform,
      org,
      dst,
      line: end.line,
      border,
      weekdays: Array.from(days, Number),
      transitDays: [least, most],
      freight: { '20GP': twenty, '40GP': forty, '40HQ': high },
    },
  ];
}

export const ROUTES: readonly RailRoute[] = TABLE.trim().split('\n').flatMap(routeIn);

/** `R-HLBL-RXA-RDU`: where the wagons of a route are sold. */
export const marketOf = ({ platform, org, dst }: RailRoute): string => `R-${platform.code}-${org.code}-${dst.code}`;

const BY_MARKET = new Map(ROUTES.map((route) => [marketOf(route), route]));

export const findRoute = (market: string): RailRoute | undefined => BY_MARKET.get(market);

export const routesBetween = (org: string, dst: string): RailRoute[] =>
  ROUTES.filter((route) => route.org.code === org && route.dst.code === dst);

/** How far one station is from another, in degrees: good enough to say which is nearer. */
function awayFrom(one: string, other: string): number {
  const [[east, north], [x, y]] = [PLACES[one] ?? [0, 0], PLACES[other] ?? [0, 0]];
  return Math.hypot(east - x, north - y);
}

/**
 * Other ways for the same goods. From the nearest station to the same place first, then from here to anywhere, where
 * this way does not take them; where it does, from here by the same line.
 */
export function routesElsewhere(route: RailRoute, isRefused: boolean): RailRoute[] {
  const from = ROUTES.filter(({ org, dst }) => org.code === route.org.code && dst.code !== route.dst.code);
  if (!isRefused) return from.filter(({ line }) => line === route.line);
  const to = ROUTES.filter(({ org, dst }) => dst.code === route.dst.code && org.code !== route.org.code);
  const nearest = to.toSorted(
    (one, other) => awayFrom(one.org.code, route.org.code) - awayFrom(other.org.code, route.org.code),
  );
  return [...nearest, ...from];
}
