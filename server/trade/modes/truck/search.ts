import type { TruckOffer } from '../../../../domain/modes/truck/quote';
import type { TruckSearch } from '../../../../domain/modes/truck/search';
import { furtherIn } from '../../../../domain/modes/truck/search-stops';
import type { TruckFindingCode } from '../../../../domain/modes/truck/finding';
import { STANDINGS } from '../../../../domain/modes/truck/carriers';
import { departureNamed, linesBetween, type PartDeparture } from '../../../../domain/modes/truck/part-departures';
import { mostLoadOn } from '../../../../domain/modes/truck/rules-of-load';
import { cityIn } from '../../../../domain/modes/truck/trip';
import { isOfLoad, smallerLoads, type WayOut } from '../../../../domain/modes/truck/ways-out';
import { answerOf, isShut } from '../../../../domain/offer/answer';
import { daysAfter, isDay, type Day } from '../../../../domain/values/days';
import { momentIn } from '../../../../domain/values/moments';
import { othersThan, timetableOf } from '../timetable';
import { goodsAsked } from './goods-asked';
import { partOn, partsFor } from './part/offers';
import { marketOf } from './stock';
import {
  firstDay,
  offerOn,
  type TruckPricedOffer,
  type Question,
  type Ride,
  rideOf,
  ridesFor,
  type World,
  askedOn,
} from './offers';

/** Smaller loads of the goods that a truck accepts, with price, on the first free day. */
function waysOutOf(ride: Ride, days: readonly [Day, ...Day[]], question: Question, world: World): WayOut[] {
  const refusals = offerOn(days[0], ride, question, world).offer.detail.findings.filter(
    ({ level }) => level === 'BLOCK',
  );
  if (!isOfLoad(refusals)) return [];
  const most = mostLoadOn(askedOn(days[0], ride, question, world));
  return smallerLoads(question.search, most.kg, most.m3).flatMap((load) => {
    const { kg, m3, packages, trucks } = load;
    const smaller: Question = { ...question, search: { ...question.search, kg, m3, packages, trucks } };
    for (const day of days) {
      const { offer } = offerOn(day, ride, smaller, world);
      if (offer.price && offer.state === 'OPEN' && !isShut(answerOf(offer)))
        return [{ ...load, day, total: offer.price.charges.totalYuan.amount }];
    }
    return [];
  });
}

const DAYS = 14;

function questionOf(search: TruckSearch): Question | null {
  const [from, to] = [cityIn(search.orgCityCode ?? ''), cityIn(search.dstCityCode ?? '')];
  const further = furtherIn(search);
  const between = further.flatMap(({ city }) => cityIn(city) ?? []);
  return from && to && between.length === further.length
    ? { search, asked: goodsAsked(search), from, between, to }
    : null;
}

const laterOf = (one: Day, other: Day): Day => (one > other ? one : other);

type Meeting = 'FITS' | 'WAITS' | 'MISSES';

function meetingOf({ arrivesAt, detail }: TruckOffer, { dropTo }: TruckSearch): Meeting {
  if ((momentIn(arrivesAt) ?? 0) > (momentIn(dropTo ?? '') ?? Infinity)) return 'MISSES';
  const codes = detail.findings.map(({ code }) => code);
  if (codes.includes('truckGateEarly')) return 'MISSES';
  return codes.includes('truckGateAsk') ? 'WAITS' : 'FITS';
}

const OF_DAY: readonly string[] = ['truckGateEarly', 'truckHolidayStop'] satisfies readonly TruckFindingCode[];

/** Days that meet the last stop's hours; else days with waiting. */
function meetingDays(all: readonly TruckOffer[], search: TruckSearch): TruckOffer[] {
  const on = (meeting: Meeting) => all.filter((offer) => meetingOf(offer, search) === meeting);
  const found = [on('FITS'), on('WAITS')].find((offers) => offers.length > 0);
  return found ?? all.slice(0, 1);
}

/** A truck on each accepting day; a truck that accepts on none is listed once with reason and alternatives. */
function offersOf(ride: Ride, days: readonly [Day, ...Day[]], question: Question, world: World): TruckOffer[] {
  const [first, ...later] = days;
  const next = offerOn(first, ride, question, world).offer;
  const refusals = next.detail.findings.filter(({ level }) => level === 'BLOCK');
  if (!refusals.every(({ code }) => OF_DAY.includes(code)))
    return [{ ...next, detail: { ...next.detail, waysOut: waysOutOf(ride, days, question, world) } }];
  return meetingDays([next, ...later.map((day) => offerOn(day, ride, question, world).offer)], question.search);
}

const trucksLeft = ({ left: [trucks] }: TruckOffer): number => trucks?.amount ?? 0;

/** Equal offers of two bases become one, from the base with more trucks. */
function oneOfEach(offers: readonly TruckOffer[]): TruckOffer[] {
  const best = new Map<string, TruckOffer>();
  for (const offer of offers) {
    const { supplier, detail, leavesAt } = offer;
    const key = [supplier.code, detail.vehicle, detail.isClean, leavesAt].join(' ');
    const other = best.get(key);
    if (!other || trucksLeft(offer) > trucksLeft(other)) best.set(key, offer);
  }
  return [...best.values()];
}

function offersFor(question: Question, world: World): TruckOffer[] {
  const { search } = question;
  const first = laterOf(firstDay(search, world.now), search.etd ?? '');
  const later = Array.from({ length: DAYS - 1 }, (_, at) => daysAfter(first, at + 1));
  return ridesFor(question).flatMap((ride) => offersOf(ride, [first, ...later], question, world));
}

const allFor = (question: Question, world: World): TruckOffer[] =>
  question.search.way === 'PART' ? partsFor(question, world) : offersFor(question, world);

const byDay = (one: TruckOffer, other: TruckOffer): number =>
  (momentIn(one.leavesAt) ?? 0) - (momentIn(other.leavesAt) ?? 0);

export function searchTrucks(search: TruckSearch, world: World) {
  const question = questionOf(search);
  const offers = question ? oneOfEach(allFor(question, world)).toSorted(byDay) : [];
  return timetableOf(offers, world.now, 'totalYuan');
}

const OFFER_ID = /^TR-([A-Z]{4})-(\d{4})-([A-Z0-9]{4,7})-(\d{2})(\d{2})(\d{2})$/;

/** Truck and day of an offer id; null if unknown. */
export function truckNamed(offerId: string) {
  const [, code, base, vehicle, year, month, date] = OFFER_ID.exec(offerId) ?? [];
  const standing = STANDINGS.find((one) => one.carrier.code === code && one.base === base && one.vehicle === vehicle);
  const day = `20${year}-${month}-${date}`;
  return standing && isDay(day) ? { standing, day } : null;
}

const isOn = ({ line }: PartDeparture, { from, to }: Question): boolean =>
  line.from === from.code && line.to === to.code;

export function offerNamed(search: TruckSearch, offerId: string, world: World): TruckPricedOffer | null {
  const [question, named] = [questionOf(search), truckNamed(offerId)];
  const departure = departureNamed(offerId);
  if (departure) return question && isOn(departure, question) ? partOn(departure, question, world) : null;
  return question && named && offerOn(named.day, rideOf(named.standing, question), question, world);
}

export function alternativesTo(search: TruckSearch, offerId: string, world: World): TruckOffer[] {
  const question = questionOf(search);
  const offers = question ? allFor(question, world) : [];
  const missed = momentIn(offers.find((offer) => offer.offerId === offerId)?.leavesAt ?? '') ?? world.now;
  return othersThan(offerId, offers, ({ leavesAt }) => Math.abs((momentIn(leavesAt) ?? 0) - missed));
}

export function marketsOf(search: TruckSearch): string[] {
  const question = questionOf(search);
  if (!question) return [];
  if (search.way === 'PART') return linesBetween(question.from.code, question.to.code).map(({ id }) => id);
  return [...new Set(ridesFor(question).map(({ standing }) => marketOf(standing)))];
}
