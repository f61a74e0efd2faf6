import type { ModeId } from '../../../../domain/mode-ids';
import { LOOPS } from '../../../../domain/modes/dom/loops';
import { homePort } from '../../../../domain/modes/dom/ports';
import { BASE_MOST_KM } from '../../../../domain/modes/truck/bounds';
import { STANDINGS } from '../../../../domain/modes/truck/carriers';
import { kmBetween, ROAD_CITIES } from '../../../../domain/road/cities';
import { toIso } from '../../../../domain/values/moments';
import { type Day, daysAfter, momentOf } from '../../../../domain/values/days';
import type { OnWay } from '../kept';
import { findLane, laneKeys } from '../../sea/lanes';
import { departuresOnLane } from '../../sea/timetable';
import { airDepartures as flightsOf } from '../air/departures';
import { FLIGHTS } from '../air/flights';
import { STATIONS } from '../cfs/stations';
import { departuresBetween } from '../dom/departures';
import { SUPPLIERS } from '../flexi/suppliers';
import { listDepartures } from '../lcl/departures';
import { SERVICES } from '../lcl/services';
import { listDepartures as trainsOf } from '../rail/departures';
import { ROUTES } from '../rail/routes';
import { operatorsOnLine } from '../tank/fleet';
import { ROOMS } from '../wh/rooms';
import { shipOnWay } from '../fcl/on-way';

type Runs = (from: Day, days: number) => Omit<OnWay, 'mode'>[];

const WEEK = 7;
const daysToWeeks = (days: number): number => Math.ceil(days / WEEK);

const sailingRuns = (from: Day, days: number) =>
  laneKeys().flatMap((key) => {
    const [org = '', dst = ''] = key.split('-');
    const lane = findLane(org, dst);
    return lane
      ? departuresOnLane(lane, from, daysToWeeks(days)).map(({ etd, eta, ...ship }) => ({
          line: lane.line,
          ...shipOnWay({ ...ship, ...lane, etd: toIso(etd), eta: toIso(eta) }),
        }))
      : [];
  });

/** Last result: three modes sell the same ships. */
let told: { from: Day; days: number; ships: ReturnType<typeof sailingRuns> } = { from: '', days: 0, ships: [] };

function sailings(from: Day, days: number) {
  if (told.from !== from || told.days !== days) told = { from, days, ships: sailingRuns(from, days) };
  return told.ships;
}

const ships: Runs = sailings;

const tanks: Runs = (from, days) =>
  sailings(from, days).flatMap(({ line, supplier: carrier, detail: { via }, ...ship }) =>
    operatorsOnLine(line).map((supplier) => ({ ...ship, supplier, detail: { voyage: { via, carrier }, lease: null } })),
  );

const bags: Runs = (from, days) =>
  sailings(from, days).flatMap(({ supplier: carrier, detail: { via }, ...ship }) =>
    SUPPLIERS.filter(({ cities }) => cities.includes(ship.org.code)).map((supplier) => ({
      ...ship,
      supplier,
      detail: { via, carrier },
    })),
  );

const coasters: Runs = (from, days) => {
  const calls = [...new Set(LOOPS.flatMap((loop) => loop.calls.map(({ code }) => code)))];
  const end = (code: string) => ({ code, nameCn: homePort(code)?.nameCn ?? '', nameEn: '' });
  return calls.flatMap((org) =>
    calls.flatMap((dst) =>
      departuresBetween(org, dst, from, daysToWeeks(days)).map(({ carrier, leavesAt, arrivesAt }) => ({
        org: end(org),
        dst: end(dst),
        supplier: carrier,
        leavesAt: toIso(leavesAt),
        arrivesAt: toIso(arrivesAt),
        detail: { legs: [] },
      })),
    ),
  );
};

/** Trucks of a base per day at cities they may load in; the destination is known only from an order. */
const trucks: Runs = (from, days) =>
  STANDINGS.flatMap(({ base, carrier }) =>
    ROAD_CITIES.filter(({ code }) => (kmBetween(base, code) ?? Infinity) <= BASE_MOST_KM).flatMap(({ code, nameCn }) =>
      Array.from({ length: days }, (_, after) => {
        const at = toIso(momentOf(daysAfter(from, after)));
        const supplier = { code: carrier.code, nameCn: carrier.nameCn, nameEn: carrier.code };
        return { org: { code, nameCn, nameEn: '' }, dst: null, supplier, leavesAt: at, arrivesAt: at, detail: {} };
      }),
    ),
  );

const flights: Runs = (from, days) =>
  FLIGHTS.flatMap((flight) =>
    flightsOf(flight, from, days).map(({ leavesAt, arrivesAt }) => ({
      org: flight.org,
      dst: flight.dst,
      supplier: flight.airline,
      leavesAt: toIso(leavesAt),
      arrivesAt: toIso(arrivesAt),
      detail: { via: flight.via },
    })),
  );

const trains: Runs = (from, days) =>
  ROUTES.flatMap((route) =>
    trainsOf(route, from, days).map(({ leavesAt, arrivesAt }) => ({
      org: route.org,
      dst: route.dst,
      supplier: route.platform,
      leavesAt: toIso(leavesAt),
      arrivesAt: toIso(arrivesAt),
      detail: { border: route.border },
    })),
  );

const boxes: Runs = (from, days) =>
  SERVICES.flatMap((service) =>
    listDepartures(service, from, daysToWeeks(days)).map(({ leavesAt, arrivesAt }) => ({
      org: service.org,
      dst: service.dst,
      supplier: null,
      leavesAt: toIso(leavesAt),
      arrivesAt: toIso(arrivesAt),
      detail: { via: null, shed: service.shed },
    })),
  );

const unmoved = { dst: null, supplier: null, leavesAt: null, arrivesAt: null } as const;

const rooms: Runs = (from) =>
  ROOMS.map(({ store: { code, nameCn, city } }) => ({
    ...unmoved,
    org: { code: city, nameCn: '', nameEn: '' },
    detail: { warehouse: { code, nameCn, nameEn: '' }, stay: { from, to: from } },
  }));

const stations: Runs = () => STATIONS.map(({ station }) => ({ ...unmoved, org: station.port, detail: { station } }));

export const RUNS: { readonly [TId in ModeId]?: Runs } = {
  FCL: ships,
  AIR: flights,
  RAIL: trains,
  LCL: boxes,
  WH: rooms,
  CFS: stations,
  TANK: tanks,
  FLEXI: bags,
  DOM: coasters,
  TRUCK: trucks,
};
