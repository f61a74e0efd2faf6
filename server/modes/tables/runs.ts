import type { ModeId } from '../../../domain/modes';
import { isoOf } from '../../../domain/values/moments';
import type { Day } from '../../../domain/values/days';
import type { OnWay } from '../../closures/passed';
import { findLane, laneKeys } from '../../sea/lanes';
import { departuresOf as shipsOf } from '../../sea/timetable';
import { departuresOf as flightsOf } from '../air/departures';
import { FLIGHTS } from '../air/flights';
import { STATIONS } from '../cfs/stations';
import { departuresOf as boxesOf } from '../lcl/departures';
import { SERVICES } from '../lcl/services';
import { departuresOf as trainsOf } from '../rail/departures';
import { ROUTES } from '../rail/routes';
import { ROOMS } from '../wh/rooms';
import { shipOnWay } from '../fcl/on-way';

/** All that a mode offers from a day on, as far as a timetable or a list knows it. */
type Runs = (from: Day, days: number) => Omit<OnWay, 'mode'>[];

const WEEK = 7;
const weeksIn = (days: number): number => Math.ceil(days / WEEK);

const ships: Runs = (from, days) =>
  laneKeys().flatMap((key) => {
    const [org = '', dst = ''] = key.split('-');
    const lane = findLane(org, dst);
    return lane
      ? shipsOf(lane, from, weeksIn(days)).map(({ etd, eta, ...ship }) =>
          shipOnWay({ ...ship, ...lane, etd: isoOf(etd), eta: isoOf(eta) }),
        )
      : [];
  });

const flights: Runs = (from, days) =>
  FLIGHTS.flatMap((flight) =>
    flightsOf(flight, from, days).map(({ leavesAt, arrivesAt }) => ({
      org: flight.org,
      dst: flight.dst,
      supplier: flight.airline,
      leavesAt: isoOf(leavesAt),
      arrivesAt: isoOf(arrivesAt),
      detail: { via: flight.via },
    })),
  );

const trains: Runs = (from, days) =>
  ROUTES.flatMap((route) =>
    trainsOf(route, from, days).map(({ leavesAt, arrivesAt }) => ({
      org: route.org,
      dst: route.dst,
      supplier: route.platform,
      leavesAt: isoOf(leavesAt),
      arrivesAt: isoOf(arrivesAt),
      detail: { border: route.border },
    })),
  );

const boxes: Runs = (from, days) =>
  SERVICES.flatMap((service) =>
    boxesOf(service, from, weeksIn(days)).map(({ leavesAt, arrivesAt }) => ({
      org: service.org,
      dst: service.dst,
      supplier: null,
      leavesAt: isoOf(leavesAt),
      arrivesAt: isoOf(arrivesAt),
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

/** The modes whose offers can be told without being asked for. */
export const RUNS: { readonly [TId in ModeId]?: Runs } = {
  FCL: ships,
  AIR: flights,
  RAIL: trains,
  LCL: boxes,
  WH: rooms,
  CFS: stations,
};
