import { daysAfter, momentOf, weekdayOf, type Day } from '../../../../domain/values/days';
import { dayInName, readDayInName } from '../../../base/day-in-name';
import { fromTheStart } from '../../offers/from-the-start';
import { seededShare, seededInteger } from '../../offers/seeded';
import { findRoute, routeMarket, type RailRoute } from './routes';

export type Departure = {
  /** Format `R-HLBL-RXA-RDU-261209`. */
  offerId: string;
  route: RailRoute;
  day: Day;
  /** Milliseconds; arrival by the longest transit time. */
  leavesAt: number;
  arrivesAt: number;
  /** Share for sale, in TEU. */
  teu: number;
  isFull: boolean;
  hasTariff: boolean;
};

/** Wagons of the house, two TEU each. */
const WAGONS = { least: 6, more: 19 };

const LEAVES_AT = 10;
const LEAVES_WITHIN = 10;

function buildDeparture(route: RailRoute, day: Day): Departure {
  const market = routeMarket(route);
  const offerId = `${market}-${dayInName(day)}`;
  const { isFull, hasTariff } = fromTheStart(market, day);
  const hour = LEAVES_AT + seededInteger(LEAVES_WITHIN, market.slice(2));
  return {
    offerId,
    route,
    day,
    leavesAt: momentOf(day, hour),
    arrivesAt: momentOf(daysAfter(day, route.transitDays[1]), hour),
    teu: 2 * (WAGONS.least + Math.floor(seededShare(offerId) * WAGONS.more)),
    isFull,
    hasTariff,
  };
}

export const listDepartures = (route: RailRoute, from: Day, days: number): Departure[] =>
  Array.from({ length: days }, (_, at) => daysAfter(from, at))
    .filter((day) => route.weekdays.includes(weekdayOf(day)))
    .map((day) => buildDeparture(route, day));

const OFFER_ID = /^(R-[A-Z]{4}-R[A-Z]{2}-R[A-Z]{2})-(\d{6})$/;

/** Train of an offer id, past or future; undefined if none exists. */
export function findDeparture(offerId: string): Departure | undefined {
  const [, market = '', digits] = OFFER_ID.exec(offerId) ?? [];
  const route = findRoute(market);
  const day = readDayInName(digits);
  return route && day && route.weekdays.includes(weekdayOf(day)) ? buildDeparture(route, day) : undefined;
}
