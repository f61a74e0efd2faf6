import type { TruckOffer } from '../../../domain/modes/truck/quote';
import type { TruckSearch } from '../../../domain/modes/truck/search';
import { furtherIn } from '../../../domain/modes/truck/search-stops';
import { STANDINGS } from '../../../domain/modes/truck/carriers';
import { departureNamed, linesBetween, type PartDeparture } from '../../../domain/modes/truck/part-departures';
import { cityIn } from '../../../domain/modes/truck/trip';
import { daysAfter, isDay, type Day } from '../../../domain/values/days';
import { momentIn } from '../../../domain/values/moments';
import { othersThan, timetableOf } from '../timetable';
import { goodsAsked } from './goods-asked';
import { partOn, partsFor } from './part/offers';
import { marketOf } from './stock';
import { firstDay, offerOn, rideOf, ridesFor, type Placed, type Question, type World } from './offers';

/** So many days are offered. */
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

/** It would come after the last moment at which it is taken in. */
const isLate = (arrivesAt: string, { dropTo }: TruckSearch): boolean =>
  (momentIn(arrivesAt) ?? 0) > (momentIn(dropTo ?? '') ?? Infinity);

/** Every truck that could take them, day by day; one that does not is told of once, with the reason. */
function offersFor(question: Question, world: World): TruckOffer[] {
  const { search } = question;
  const first = laterOf(firstDay(search, world.now), search.etd ?? '');
  const days = Array.from({ length: DAYS }, (_, at) => daysAfter(first, at));
  return ridesFor(question).flatMap((ride) => {
    const next = offerOn(first, ride, question, world).offer;
    if (next.acceptance.level === 'BLOCK' && next.price === null) return [next];
    const later = days.slice(1).map((day) => offerOn(day, ride, question, world).offer);
    return [next, ...later.filter(({ arrivesAt }) => !isLate(arrivesAt, search))];
  });
}

const allFor = (question: Question, world: World): TruckOffer[] =>
  question.search.way === 'PART' ? partsFor(question, world) : offersFor(question, world);

const byDay = (one: TruckOffer, other: TruckOffer): number =>
  (momentIn(one.leavesAt) ?? 0) - (momentIn(other.leavesAt) ?? 0);

export function searchTrucks(search: TruckSearch, world: World) {
  const question = questionOf(search);
  const offers = question ? allFor(question, world).toSorted(byDay) : [];
  return timetableOf(offers, world.now, 'totalYuan');
}

const OFFER_ID = /^TR-([A-Z]{4})-(\d{4})-([A-Z0-9]{4,7})-(\d{2})(\d{2})(\d{2})$/;

/** A truck and its day by name; null where there is none of that name. */
export function truckNamed(offerId: string) {
  const [, code, base, vehicle, year, month, date] = OFFER_ID.exec(offerId) ?? [];
  const standing = STANDINGS.find((one) => one.carrier.code === code && one.base === base && one.vehicle === vehicle);
  const day = `20${year}-${month}-${date}`;
  return standing && isDay(day) ? { standing, day } : null;
}

const isOn = ({ line }: PartDeparture, { from, to }: Question): boolean =>
  line.from === from.code && line.to === to.code;

export function offerNamed(search: TruckSearch, offerId: string, world: World): Placed | null {
  const [question, named] = [questionOf(search), truckNamed(offerId)];
  const departure = departureNamed(offerId);
  if (departure) return question && isOn(departure, question) ? partOn(departure, question, world) : null;
  return question && named && offerOn(named.day, rideOf(named.standing, question), question, world);
}

/** What else there is for whoever came too late: the nearest in time first. */
export function alternativesTo(search: TruckSearch, offerId: string, world: World): TruckOffer[] {
  const question = questionOf(search);
  const offers = question ? allFor(question, world) : [];
  const missed = momentIn(offers.find((offer) => offer.offerId === offerId)?.leavesAt ?? '') ?? world.now;
  return othersThan(offerId, offers, ({ leavesAt }) => Math.abs((momentIn(leavesAt) ?? 0) - missed));
}

/** Where what goes a way is sold: trucks of bases, or places on lines. */
export function marketsOf(search: TruckSearch): string[] {
  const question = questionOf(search);
  if (!question) return [];
  if (search.way === 'PART') return linesBetween(question.from.code, question.to.code).map(({ id }) => id);
  return [...new Set(ridesFor(question).map(({ standing }) => marketOf(standing)))];
}
