import { airPartFor } from '../../../../domain/goods/air/aircraft';
import { findAirport, alternativeAirport, stopCountries } from '../../../../domain/modes/air/airports';
import { airCutoffs } from '../../../../domain/modes/air/cutoffs';
import type { AirDetail } from '../../../../domain/modes/air/detail';
import { found, type AirFinding } from '../../../../domain/modes/air/finding';
import { fitsDoor } from '../../../../domain/modes/air/doors';
import { goodsFindings } from '../../../../domain/modes/air/judging';
import { judgePacked } from '../../../../domain/modes/air/packed';
import { pieceFindings } from '../../../../domain/modes/air/pieces';
import { airCharges } from '../../../../domain/modes/air/price';
import type { AirOffer } from '../../../../domain/modes/air/quote';
import type { AirRates } from '../../../../domain/modes/air/rates';
import type { AirSearch } from '../../../../domain/modes/air/search';
import type { Charges } from '../../../../domain/offer/charges';
import { firstDeadline, isBookingClosed } from '../../../../domain/offer/cutoffs';
import type { End } from '../../../../domain/offer/sailing';
import { dayAt, daysAfter, type Day } from '../../../../domain/values/days';
import { byMoment, toIso, parseMoment } from '../../../../domain/values/moments';
import { pricedInWeek } from '../../../../domain/offer/priced';
import { lowestRate } from '../../offers/level';
import type { World as ModeWorld } from '../mode';
import { buildQuestionFacts, searchGrams, type AirQuestionFacts } from './asked';
import { airDepartures, findDeparture, type Departure } from './departures';
import { FLIGHTS, flightsBetween, type Flight } from './flights';
import { marketRate } from '../../tariffs/sheet';
import { AIR_FREIGHT, airRatesFor } from './tariff';
import { buildVerdict } from './verdict';
import { offerState } from '../../offers/state-of';

export type World = Pick<ModeWorld, 'now' | 'taken' | 'isShut' | 'tariffs'>;

export const DAYS = 14;

/** Latest ready date that is listed. */
const LATEST_DAYS = 180;

const copyEnd = ({ code, nameCn, nameEn }: End): End => ({ code, nameCn, nameEn });

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Local time at the destination, as `2026-12-02T23:50`. */
function localTime(code: string, moment: number): string {
  const zone = findAirport(code)?.zone ?? 'Asia/Shanghai';
  const clock =
    clocks.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(zone, clock);
  return clock.format(moment).replace(' ', 'T');
}

function flightRates({ org, dst, airline }: Flight, asked: AirQuestionFacts, world: World): AirRates | null {
  const { tariffs, now } = world;
  const rate = marketRate(AIR_FREIGHT, tariffs, lowestRate(`${org.code}-${dst.code}`, pricedInWeek(now)));
  const rates = airRatesFor({ org: org.code, dst: dst.code, factor: airline.factor, rate, tariffs });
  const hazards = Object.fromEntries(
    asked.goods.flatMap(({ unNo, hazardClass, subRisks }) =>
      hazardClass === null ? [] : [[unNo, [hazardClass, ...subRisks]]],
    ),
  );
  return rates && { ...rates, hazards };
}

function judgeFlight(
  { aircraft, airline, org, dst, via }: Flight,
  { goods, doubtful, offRoom, others, pieces, leastKg }: AirQuestionFacts,
): AirFinding[] {
  const way = {
    aircraft,
    airline: airline.nameCn,
    takes: airline.takes,
    org: org.nameCn,
    instead: org.dgHandling === 'NONE' ? alternativeAirport(org.code) : null,
    freighter: null,
    countries: stopCountries([dst.code, via?.code]),
  };
  // A number alone can forbid, but never permit: the order gives the packing.
  const refused = goodsFindings(others, way).filter(({ level }) => level === 'BLOCK');
  return [
    ...goodsFindings(goods, way),
    ...(doubtful === null ? [] : [found('MANUAL', 'airDoubtful', { goods: doubtful })]),
    ...(offRoom === null ? [] : [offRoom]),
    ...refused,
    ...pieceFindings(pieces, aircraft, leastKg),
  ];
}

const isCargoOnly = ({ goods, pieces }: AirQuestionFacts): boolean =>
  goods.some((one) => judgePacked(one).answer === 'CAO') || pieces.some((piece) => !fitsDoor(piece, 'P'));

const flightRoomLeft = ({ offerId, isFull, room }: Departure, { taken }: World): number =>
  isFull ? 0 : Math.max(0, room - taken(offerId, 'G'));

function firstDay({ ready }: Pick<AirSearch, 'ready'>, { now }: World): Day {
  const tomorrow = daysAfter(dayAt(now), 1);
  return ready !== null && ready > tomorrow ? ready : tomorrow;
}

/** Next listed freighter from any airport to the same destination that accepts the goods. */
function findFreighter({ flight, day }: Departure, { search, asked, world }: Question): AirDetail['freighter'] {
  const same = FLIGHTS.filter(({ aircraft, dst }) => aircraft === 'F' && dst.code === flight.dst.code)
    .filter((one) => judgeFlight(one, asked).every(({ level }) => level !== 'BLOCK'))
    .flatMap((one) => airDepartures(one, day, DAYS))
    .filter(
      (one) =>
        one.day < daysAfter(firstDay(search, world), DAYS) &&
        one.hasTariff &&
        flightRoomLeft(one, world) >= searchGrams(asked) &&
        !isBookingClosed(airCutoffs(one.leavesAt, search.isDanger), world.now) &&
        !world.isShut({ ...offerEnds(one), detail: { via: one.flight.via && copyEnd(one.flight.via) } }),
    );
  const isHere = ({ flight: { org } }: Departure): number => (org.code === flight.org.code ? 0 : 1);
  const [next] = same.toSorted((one, other) => isHere(one) - isHere(other) || one.leavesAt - other.leavesAt);
  return next ? { flight: next.flight.no, org: copyEnd(next.flight.org), day: next.day, offerId: next.offerId } : null;
}

/**
 * In a list only if no passenger aircraft takes the goods; for a named offer always, as the form may enlarge packages.
 */
const nextFreighter = (departure: Departure, question: Question): AirDetail['freighter'] =>
  departure.flight.aircraft === 'P' && (question.isNamed === true || isCargoOnly(question.asked))
    ? findFreighter(departure, question)
    : null;

type FlightAnswer = { findings: AirFinding[]; rates: AirRates | null; charges: Charges | null };

function answerFlight(flight: Flight, asked: AirQuestionFacts, world: World): FlightAnswer {
  const rates = flightRates(flight, asked, world);
  const { dangerous, weighed } = asked;
  const charges = rates && dangerous && airCharges({ ...weighed, dangerous, awbType: 'MAWB' }, rates);
  return { findings: judgeFlight(flight, asked), rates, charges };
}

type Question = { search: AirSearch; asked: AirQuestionFacts; world: World; isNamed?: boolean };

const OF_PACKAGES: readonly string[] = ['airNeedFreighter', 'airOver'];

/** Most per package on this aircraft, if only quantity is the obstacle. */
function mostPerPackage(
  { aircraft }: Flight,
  [goods]: AirQuestionFacts['goods'],
  findings: readonly AirFinding[],
): number | null {
  const inTheWay = findings.filter(({ level }) => level === 'BLOCK' || level === 'MANUAL');
  const limit = goods && inTheWay.length > 0 ? judgePacked(goods).limit : null;
  if (!limit || inTheWay.some(({ code }) => !OF_PACKAGES.includes(code))) return null;
  return airPartFor(limit, aircraft)?.most ?? null;
}

const NO_LADDER: AirDetail['ladder'] = { minimum: 0, rungs: [] };

function buildDetail(departure: Departure, question: Question, { rates, findings }: FlightAnswer): AirDetail {
  const { flight, arrivesAt } = departure;
  const { asked } = question;
  const [goods] = asked.goods;
  const verdict = goods && judgePacked(goods);
  return {
    flight: flight.no,
    aircraft: flight.aircraft,
    takes: flight.airline.takes,
    hours: flight.hours,
    via: flight.via && copyEnd(flight.via),
    landsAt: localTime(flight.dst.code, arrivesAt),
    ladder: rates?.ladder ?? NO_LADDER,
    air: goods && verdict ? { unNo: goods.unNo, answer: verdict.answer, pi: verdict.part?.pi ?? '' } : null,
    upTo: mostPerPackage(flight, asked.goods, findings),
    freighter: nextFreighter(departure, question),
  };
}

const offerEnds = ({ flight: { airline, org, dst }, leavesAt, arrivesAt }: Departure) => ({
  mode: 'AIR' as const,
  supplier: { code: airline.code, nameCn: airline.nameCn, nameEn: airline.nameEn },
  org: copyEnd(org),
  dst: copyEnd(dst),
  leavesAt: toIso(leavesAt),
  arrivesAt: toIso(arrivesAt),
});

function buildOffer(departure: Departure, question: Question, known: FlightAnswer): AirOffer {
  const { search, asked, world } = question;
  const { offerId, flight, leavesAt, hasTariff } = departure;
  const { charges, findings } = known;
  const cutoffs = airCutoffs(leavesAt, search.isDanger);
  const closesAt = firstDeadline(cutoffs) ?? toIso(leavesAt);
  const left = flightRoomLeft(departure, world);
  const isSoldOut = left < searchGrams(asked);
  const price = hasTariff ? charges : null;
  const detail = buildDetail(departure, question, known);
  return {
    offerId,
    ...offerEnds(departure),
    cutoffs,
    closesAt,
    state: offerState(world.now > (parseMoment(closesAt) ?? leavesAt), isSoldOut, price !== null),
    left: [{ measure: 'G', amount: left }],
    acceptance: buildVerdict(findings, flight, {
      isDanger: search.isDanger,
      freighter: isCargoOnly(asked) ? detail.freighter : null,
    }),
    price: price && { charges: price, units: [] },
    detail,
  };
}

/** Goods ready after a flight's acceptance cannot take it. */
const isInTime =
  (ready: Day | null) =>
  ({ cutoffs }: AirOffer): boolean =>
    ready === null || dayAt(parseMoment(cutoffs.find(({ code }) => code === 'AIR_IN')?.at ?? '') ?? 0) >= ready;

export function listOffers(search: AirSearch, world: World): AirOffer[] {
  const from = firstDay(search, world);
  if (from > daysAfter(dayAt(world.now), LATEST_DAYS)) return [];
  const asked = buildQuestionFacts(search);
  return flightsBetween(search.orgPortCode, search.dstPortCode)
    .flatMap((flight) => {
      const known = answerFlight(flight, asked, world);
      return airDepartures(flight, from, DAYS).map((departure) =>
        buildOffer(departure, { search, asked, world }, known),
      );
    })
    .filter(isInTime(search.ready))
    .toSorted((one, other) => byMoment(one.leavesAt, other.leavesAt));
}

type FlightOffer = { offer: AirOffer; rates: AirRates | null; flight: Flight };

/** A flight by offer id for these goods; null if it serves another way. */
export function findOffer(search: AirSearch, offerId: string, world: World): FlightOffer | null {
  const departure = findDeparture(offerId);
  if (!departure || departure.leavesAt < world.now) return null;
  if (departure.day > daysAfter(dayAt(world.now), LATEST_DAYS + DAYS)) return null;
  const { flight, hasTariff } = departure;
  if (flight.org.code !== search.orgPortCode || flight.dst.code !== search.dstPortCode) return null;
  const asked = buildQuestionFacts(search);
  const known = answerFlight(flight, asked, world);
  const offer = buildOffer(departure, { search, asked, world, isNamed: true }, known);
  return { offer, rates: hasTariff ? known.rates : null, flight };
}
