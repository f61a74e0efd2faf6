import { daysAfter, momentOf, weekdayOf, type Day } from '../../../../domain/values/days';
import { dayInName, readDayInName } from '../../../base/day-in-name';
import { fromTheStart } from '../../offers/from-the-start';
import { seededShare } from '../../offers/seeded';
import { findFlight, flightMarket, type Flight } from './flights';
import { HOUR_MS } from '../../../../domain/values/spans';

export type Departure = {
  /** Format `A-ZLKY801-261202`. */
  offerId: string;
  flight: Flight;
  day: Day;
  leavesAt: number;
  arrivesAt: number;
  /** Grams left by simulated other customers. */
  room: number;
  isFull: boolean;
  hasTariff: boolean;
};

const LEAST_SHARE = 0.35;
const MORE_SHARE = 0.55;
const GRAMS_IN_HALF_KG = 500;

/** Simulated customers are weighed in half kilograms, like all. */
const flightRoomGrams = ({ capacityKg }: Flight, offerId: string): number => {
  const halves = Math.floor(capacityKg * 2 * (LEAST_SHARE + MORE_SHARE * seededShare(offerId)));
  return capacityKg * 1000 - halves * GRAMS_IN_HALF_KG;
};

function buildDeparture(flight: Flight, day: Day): Departure {
  const name = flightMarket(flight);
  const offerId = `${name}-${dayInName(day)}`;
  const { isFull, hasTariff } = fromTheStart(name, day);
  const [hours, minutes] = flight.leaves;
  const leavesAt = momentOf(day, hours + minutes / 60);
  return {
    offerId,
    flight,
    day,
    leavesAt,
    arrivesAt: leavesAt + Math.round(flight.hours * HOUR_MS),
    room: flightRoomGrams(flight, offerId),
    isFull,
    hasTariff,
  };
}

export const airDepartures = (flight: Flight, from: Day, days: number): Departure[] =>
  Array.from({ length: days }, (_, at) => daysAfter(from, at))
    .filter((day) => flight.weekdays.includes(weekdayOf(day)))
    .map((day) => buildDeparture(flight, day));

const OFFER_ID = /^A-([A-Z]{4}\d{3})-(\d{6})$/;

/** Departure of an offer id, past or future; undefined if none exists. */
export function findDeparture(offerId: string): Departure | undefined {
  const [, no = '', digits] = OFFER_ID.exec(offerId) ?? [];
  const flight = findFlight(no);
  const day = readDayInName(digits);
  return flight && day && flight.weekdays.includes(weekdayOf(day)) ? buildDeparture(flight, day) : undefined;
}
