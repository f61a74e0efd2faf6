import type { TruckOffer } from '../../../../domain/modes/truck/quote';
import type { TruckSearch } from '../../../../domain/modes/truck/search';
import { readFurtherStops } from '../../../../domain/modes/truck/search-stops';
import type { TruckFindingCode } from '../../../../domain/modes/truck/finding';
import { STANDINGS } from '../../../../domain/modes/truck/carriers';
import { findDeparture, linesBetween, type PartDeparture } from '../../../../domain/modes/truck/part-departures';
import { mostTruckLoad } from '../../../../domain/modes/truck/rules-of-load';
import { findRoadCity } from '../../../../domain/modes/truck/trip';
import { isOfLoad, smallerLoads, type WayOut } from '../../../../domain/modes/truck/ways-out';
import { offerAnswer, isShut } from '../../../../domain/offer/answer';
import { daysAfter, isDay, type Day } from '../../../../domain/values/days';
import { parseMoment } from '../../../../domain/values/moments';
import { othersThan, buildTimetable } from '../timetable';
import { readSearchGoods } from './goods-asked';
import { buildPartOffer, listPartOffers } from './part/offers';
import { truckMarket } from './stock';
import { truckPrices } from './tariff';
import {
  firstDay,
  buildOffer,
  type TruckPricedOffer,
  type Question,
  type Ride,
  buildRide,
  listRides,
  type World,
  buildRuleInput,
} from './offers';

/** Smaller loads of the goods that a truck accepts, with price, on the first free day. */
function findWaysOut(ride: Ride, days: readonly [Day, ...Day[]], question: Question, world: World): WayOut[] {
  const refusals = buildOffer(days[0], ride, question, world).offer.detail.findings.filter(
    ({ level }) => level === 'BLOCK',
  );
  if (!isOfLoad(refusals)) return [];
  const most = mostTruckLoad(buildRuleInput(days[0], ride, question, world));
  return smallerLoads(question.search, most.kg, most.m3).flatMap((load) => {
    const { kg, m3, packages, trucks } = load;
    const smaller: Question = { ...question, search: { ...question.search, kg, m3, packages, trucks } };
    for (const day of days) {
      const { offer } = buildOffer(day, ride, smaller, world);
      if (offer.price && offer.state === 'OPEN' && !isShut(offerAnswer(offer)))
        return [{ ...load, day, total: offer.price.charges.totalYuan.amount }];
    }
    return [];
  });
}

const DAYS = 14;

function buildQuestion(search: TruckSearch, { tariffs }: Pick<World, 'tariffs'>): Question | null {
  const [from, to] = [findRoadCity(search.orgCityCode ?? ''), findRoadCity(search.dstCityCode ?? '')];
  const further = readFurtherStops(search);
  const between = further.flatMap(({ city }) => findRoadCity(city) ?? []);
  return from && to && between.length === further.length
    ? { search, asked: readSearchGoods(search), from, between, to, prices: truckPrices(tariffs) }
    : null;
}

const laterDay = (one: Day, other: Day): Day => (one > other ? one : other);

type Meeting = 'FITS' | 'WAITS' | 'MISSES';

function judgeMeeting({ arrivesAt, detail }: TruckOffer, { dropTo }: TruckSearch): Meeting {
  if ((parseMoment(arrivesAt) ?? 0) > (parseMoment(dropTo ?? '') ?? Infinity)) return 'MISSES';
  const codes = detail.findings.map(({ code }) => code);
  if (codes.includes('truckGateEarly')) return 'MISSES';
  return codes.includes('truckGateAsk') ? 'WAITS' : 'FITS';
}

const OF_DAY: readonly string[] = ['truckGateEarly', 'truckHolidayStop'] satisfies readonly TruckFindingCode[];

/** Days that meet the last stop's hours; else days with waiting. */
function meetingDays(all: readonly TruckOffer[], search: TruckSearch): TruckOffer[] {
  const on = (meeting: Meeting) => all.filter((offer) => judgeMeeting(offer, search) === meeting);
  const found = [on('FITS'), on('WAITS')].find((offers) => offers.length > 0);
  return found ?? all.slice(0, 1);
}

/** A truck on each accepting day; a truck that accepts on none is listed once with reason and alternatives. */
function rideOffers(ride: Ride, days: readonly [Day, ...Day[]], question: Question, world: World): TruckOffer[] {
  const [first, ...later] = days;
  const next = buildOffer(first, ride, question, world).offer;
  const refusals = next.detail.findings.filter(({ level }) => level === 'BLOCK');
  if (!refusals.every(({ code }) => OF_DAY.includes(code)))
    return [{ ...next, detail: { ...next.detail, waysOut: findWaysOut(ride, days, question, world) } }];
  return meetingDays([next, ...later.map((day) => buildOffer(day, ride, question, world).offer)], question.search);
}

const countTrucksLeft = ({ left: [trucks] }: TruckOffer): number => trucks?.amount ?? 0;

/** Equal offers of two bases become one, from the base with more trucks. */
function oneOfEach(offers: readonly TruckOffer[]): TruckOffer[] {
  const best = new Map<string, TruckOffer>();
  for (const offer of offers) {
    const { supplier, detail, leavesAt } = offer;
    const key = [supplier.code, detail.vehicle, detail.isClean, leavesAt].join(' ');
    const other = best.get(key);
    if (!other || countTrucksLeft(offer) > countTrucksLeft(other)) best.set(key, offer);
  }
  return [...best.values()];
}

function listTruckOffers(question: Question, world: World): TruckOffer[] {
  const { search } = question;
  const first = laterDay(firstDay(search, world.now), search.etd ?? '');
  const later = Array.from({ length: DAYS - 1 }, (_, at) => daysAfter(first, at + 1));
  return listRides(question).flatMap((ride) => rideOffers(ride, [first, ...later], question, world));
}

const listAllOffers = (question: Question, world: World): TruckOffer[] =>
  question.search.way === 'PART' ? listPartOffers(question, world) : listTruckOffers(question, world);

const byDay = (one: TruckOffer, other: TruckOffer): number =>
  (parseMoment(one.leavesAt) ?? 0) - (parseMoment(other.leavesAt) ?? 0);

export function searchTrucks(search: TruckSearch, world: World) {
  const question = buildQuestion(search, world);
  const offers = question ? oneOfEach(listAllOffers(question, world)).toSorted(byDay) : [];
  return buildTimetable(offers, world.now, 'totalYuan');
}

const OFFER_ID = /^TR-([A-Z]{4})-(\d{4})-([A-Z0-9]{4,7})-(\d{2})(\d{2})(\d{2})$/;

export function parseTruckOfferId(offerId: string) {
  const [, code, base, vehicle, year, month, date] = OFFER_ID.exec(offerId) ?? [];
  const standing = STANDINGS.find((one) => one.carrier.code === code && one.base === base && one.vehicle === vehicle);
  const day = `20${year}-${month}-${date}`;
  return standing && isDay(day) ? { standing, day } : null;
}

const isOnLine = ({ line }: PartDeparture, { from, to }: Question): boolean =>
  line.from === from.code && line.to === to.code;

export function findOffer(search: TruckSearch, offerId: string, world: World): TruckPricedOffer | null {
  const [question, named] = [buildQuestion(search, world), parseTruckOfferId(offerId)];
  const departure = findDeparture(offerId);
  if (departure) return question && isOnLine(departure, question) ? buildPartOffer(departure, question, world) : null;
  return question && named && buildOffer(named.day, buildRide(named.standing, question), question, world);
}

export function findAlternatives(search: TruckSearch, offerId: string, world: World): TruckOffer[] {
  const question = buildQuestion(search, world);
  const offers = question ? listAllOffers(question, world) : [];
  const missed = parseMoment(offers.find((offer) => offer.offerId === offerId)?.leavesAt ?? '') ?? world.now;
  return othersThan(offerId, offers, ({ leavesAt }) => Math.abs((parseMoment(leavesAt) ?? 0) - missed));
}

export function searchMarkets(search: TruckSearch): string[] {
  const question = buildQuestion(search, { tariffs: {} });
  if (!question) return [];
  if (search.way === 'PART') return linesBetween(question.from.code, question.to.code).map(({ id }) => id);
  return [...new Set(listRides(question).map(({ standing }) => truckMarket(standing)))];
}
