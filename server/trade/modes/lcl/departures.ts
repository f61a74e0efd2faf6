import { daysAfter, momentOf, weekdayOf, type Day } from '../../../../domain/values/days';
import { dayInName, readDayInName } from '../../../base/day-in-name';
import { fromTheStart } from '../../offers/from-the-start';
import { keptByWords } from '../../offers/kept-by-words';
import { findService, serviceMarket, type Service } from './services';
import { DAY_MS } from '../../../../domain/values/spans';

export type Departure = {
  /** Format `L-SHWG-NLRTM-261209`. */
  offerId: string;
  service: Service;
  day: Day;
  leavesAt: number;
  arrivesAt: number;
  isFull: boolean;
  hasTariff: boolean;
};

const LEAVES_AT = 18;

function buildDeparture(service: Service, day: Day): Departure {
  const name = `L-${service.shed.code}-${service.dst.code}`;
  const { isFull, hasTariff } = fromTheStart(name, day);
  const leavesAt = momentOf(day, LEAVES_AT);
  return {
    offerId: `${name}-${dayInName(day)}`,
    service,
    day,
    leavesAt,
    arrivesAt: leavesAt + service.transitDays * DAY_MS,
    isFull,
    hasTariff,
  };
}

const kept = keptByWords<readonly Departure[]>();

/** Weekly departures of a service; cached, since most searches need the same. */
export const listDepartures = (service: Service, from: Day, weeks: number): readonly Departure[] =>
  kept(`${serviceMarket(service)} ${from} ${weeks}`, () => {
    const first = daysAfter(from, (service.weekday - weekdayOf(from) + 7) % 7);
    return Array.from({ length: weeks }, (_, week) => buildDeparture(service, daysAfter(first, week * 7)));
  });

const OFFER_ID = /^L-([A-Z]{4})-([A-Z]{5})-(\d{6})$/;

export function findDeparture(offerId: string): Departure | undefined {
  const [, shed = '', dst = '', digits] = OFFER_ID.exec(offerId) ?? [];
  const service = findService(shed, dst);
  const day = readDayInName(digits);
  return service && day && weekdayOf(day) === service.weekday ? buildDeparture(service, day) : undefined;
}
