import type { HazardClass } from '../../../../domain/goods/dangerous-goods';
import { besideClass } from '../../../../domain/goods/storing';
import { besideFindings } from '../../../../domain/modes/wh/beside';
import type { OffWhy, WhDetail } from '../../../../domain/modes/wh/detail';
import type { WhFinding } from '../../../../domain/modes/wh/finding';
import { goodsFindings, type WhGoods } from '../../../../domain/modes/wh/judging';
import { majorTogether } from '../../../../domain/modes/wh/major';
import { dayRent, whCharges } from '../../../../domain/modes/wh/price';
import type { WhOffer } from '../../../../domain/modes/wh/quote';
import type { WhRates } from '../../../../domain/modes/wh/rates';
import { tonsToGrams } from '../../../../domain/modes/wh/reading';
import { takenAs } from '../../../../domain/modes/wh/room';
import { splitOver } from '../../../../domain/modes/wh/split';
import { MOST_ANYWHERE, type WhSearch } from '../../../../domain/modes/wh/search';
import {
  freeSteps,
  leastFree,
  MOST_AHEAD_DAYS,
  gateClosing,
  stepsDuring,
  usualDay,
} from '../../../../domain/modes/wh/stay';
import type { Charges } from '../../../../domain/offer/charges';
import { dayAt, daysAfter, type Day } from '../../../../domain/values/days';
import { toIso } from '../../../../domain/values/moments';
import { offerState } from '../../offers/state-of';
import type { World } from '../mode';
import { distanceAndBearing, type Spot } from './away';
import { gateCapacity } from './gate';
import { entryFindings, isOneEntry, readSearchGoods } from './goods-asked';
import { besideAll, classesInside, sellableGrams, readHeld, majorInside } from './room-now';
import { findRoom, isInProvince, ROOMS, type KeptRoom } from './rooms';
import { findCity, firstOpen, stayOfferFields, storeEnd } from './first-open';
import { roomRates } from './tariff';
import { buildVerdict } from './verdict';
import { withWaysOut } from './ways-out';

type RoomWorld = Pick<World, 'now' | 'inside' | 'taken' | 'isShut' | 'tariffs'>;

/** Distance a truck covers in a morning, both ways. */
const NEAR_KM = 150;

function citySpot(code: string | null): Spot | null {
  const row = code === null ? undefined : findCity(code);
  return row ? { latitude: row[6], longitude: row[7] } : null;
}

const isMeant = ({ room }: KeptRoom, { hazardClass, fire }: WhGoods, { temp }: WhSearch): boolean =>
  room.temp === temp &&
  (hazardClass === null || room.classes.includes(hazardClass)) &&
  (fire === null || takenAs(room, fire.item) !== null);

type RoomResult = { detail: Omit<WhDetail, 'findings'>; findings: WhFinding[] };

type Question = { search: WhSearch; goods: WhGoods; apart: HazardClass[]; gate: { from: Day; days: number } };

function lookInto(kept: KeptRoom, { search, goods, apart, gate }: Question, seen: RoomWorld): RoomResult {
  const { room, store } = kept;
  const { now, inside, taken, tariffs } = seen;
  const rates = roomRates(kept, tariffs);
  const from = search.inDate ?? usualDay(now);
  const stay = { from, to: daysAfter(from, search.days), days: search.days };
  const held = readHeld(kept, { inside });
  const free = freeSteps(sellableGrams(kept), held, dayAt(now));
  const spot = citySpot(search.city);
  const there = {
    classesInside: classesInside(kept, held, stay),
    beside: besideAll([goods.segregated], kept, held, stay),
    majorInside: majorInside(held, stay),
  };
  const asked = { room, store: store.nameCn, temp: search.temp, days: search.days };
  const detail = {
    warehouse: { ...storeEnd(kept), district: store.district, isBonded: store.isBonded },
    room,
    away: spot && {
      ...distanceAndBearing(spot, store.spot),
      middle: { north: spot.latitude, east: spot.longitude },
    },
    isInCity: search.city === null || store.city === search.city,
    stay,
    ...there,
    critical: goods.critical.tons,
    criticalBy: goods.critical.by,
    free,
    leastGrams: leastFree(free, stay),
    freeFrom: firstOpen(kept, { free, search, from }, seen),
    split: null,
    gate: gateCapacity({ kept, kind: search.isDanger, ...gate }, { taken }),
    fire: goods.fire,
    ...(isOneEntry(goods) ? { goods: goods.name } : {}),
    apart,
    rent: rates && dayRent(search, rates),
  };
  const findings = [
    ...goodsFindings([goods], asked),
    ...entryFindings(goods),
    ...besideFindings(there, [goods.name]),
    ...majorTogether([goods], there.majorInside, store.nameCn),
  ];
  return { detail, findings };
}

const CLASSES = [...new Set(ROOMS.flatMap(({ room }) => room.classes))].toSorted();

/** Null for goods outside the library. */
function buildQuestion(search: WhSearch, gate: Question['gate']): Question | null {
  const goods = readSearchGoods(search);
  if (!goods) return null;
  const apart = CLASSES.filter((inside) => besideClass(goods.segregated, inside).level === 'BLOCK');
  return { search, goods, apart, gate };
}

function closedReason(day: Day, now: number): OffWhy | null {
  if (gateClosing(day) <= now) return 'PAST';
  return day > daysAfter(dayAt(now), MOST_AHEAD_DAYS) ? 'FAR' : null;
}

const NO_WORK = { labels: 0, samples: 0, palletized: 0 };

function roomCharges(kept: KeptRoom, search: WhSearch, { tariffs }: Pick<RoomWorld, 'tariffs'>): Charges | null {
  const rates = roomRates(kept, tariffs);
  return rates && whCharges({ ...search, ...NO_WORK }, rates);
}

function buildOffer(kept: KeptRoom, question: Question, seen: RoomWorld): WhOffer {
  const { search } = question;
  const { detail, findings } = lookInto(kept, question, seen);
  const { stay, leastGrams } = detail;
  const off = closedReason(stay.from, seen.now);
  const hasRoom = leastGrams >= tonsToGrams(search.tons);
  const charges = roomCharges(kept, search, seen);
  return {
    offerId: kept.offerId,
    ...stayOfferFields(kept, stay),
    cutoffs: [],
    closesAt: toIso(gateClosing(stay.from)),
    state: offerState(off !== null, !hasRoom, charges !== null),
    left: [{ measure: 'G', amount: leastGrams }],
    acceptance: buildVerdict(findings),
    price: charges && { charges, units: [] },
    detail: {
      ...detail,
      ...(off && { off }),
      findings: findings.map(({ level, code, given }) => ({ level, code, given })),
    },
  };
}

/** Lists show the searched days only; a chosen room shows all. */
const listed = (offer: WhOffer): WhOffer => ({
  ...offer,
  detail: { ...offer.detail, free: stepsDuring(offer.detail.free, offer.detail.stay) },
});

const MOST_FAR = 5;

/** Rooms for the goods, nearest first; cheapest first without a city, or if the city has none. */
function roomsAnywhere(search: WhSearch, goods: WhGoods, seen: Pick<RoomWorld, 'tariffs'>): KeptRoom[] {
  const yuanTotal = (kept: KeptRoom) => roomCharges(kept, search, seen)?.totalYuan.amount ?? 0;
  const spot = citySpot(search.city);
  const meant = ROOMS.filter((kept) => isMeant(kept, goods, search));
  const rank = new Map(
    meant.map((kept) => [kept, spot ? distanceAndBearing(spot, kept.store.spot).km : yuanTotal(kept)] as const),
  );
  return meant.toSorted((one, other) => (rank.get(one) ?? 0) - (rank.get(other) ?? 0));
}

function findRooms(search: WhSearch, goods: WhGoods, seen: Pick<RoomWorld, 'tariffs'>): KeptRoom[] {
  const { city } = search;
  const all = roomsAnywhere(search, goods, seen);
  const spot = citySpot(city);
  if (city === null || spot === null) return all.slice(0, MOST_ANYWHERE);
  const isNear = (kept: KeptRoom) =>
    isInProvince(kept, city) || distanceAndBearing(spot, kept.store.spot).km <= NEAR_KM;
  const near = ROOMS.filter((kept) => all.includes(kept) && isNear(kept));
  return near.length > 0 ? near : all.slice(0, MOST_FAR);
}

const OVER_ROOM = 'whOverRoom';

/** True if a smaller quantity of the goods would be accepted. */
const isHalf = ({ state, detail }: WhOffer): boolean =>
  state !== 'CLOSED' && detail.findings.every(({ level, code }) => level !== 'BLOCK' || code === OVER_ROOM);

/** If a room is too small, another of the same store may take the rest. */
function withSplits(offers: readonly WhOffer[], { tons }: WhSearch): WhOffer[] {
  const halves = offers.filter(isHalf);
  const halfOf = ({ detail }: WhOffer) => ({ id: detail.room.id, grams: detail.leastGrams });
  return offers.map((offer) => {
    if (offer.state !== 'SOLD_OUT' || !isHalf(offer)) return offer;
    const others = halves.filter(({ supplier }) => supplier.code === offer.supplier.code).map(halfOf);
    return { ...offer, detail: { ...offer.detail, split: splitOver(halfOf(offer), others, tonsToGrams(tons)) } };
  });
}

export function listOffers(search: WhSearch, seen: RoomWorld): WhOffer[] {
  const question = buildQuestion(search, { from: search.inDate ?? usualDay(seen.now), days: 1 });
  if (!question) return [];
  const { goods } = question;
  const far = ({ detail }: WhOffer) => (detail.isInCity ? -1 : (detail.away?.km ?? 0));
  const offersIn = (rooms: readonly KeptRoom[], asked: WhSearch) =>
    rooms.map((kept) => listed(buildOffer(kept, { ...question, search: asked }, seen)));
  const near = offersIn(findRooms(search, goods, seen), search);
  const offers = withWaysOut(near, search, (asked) => offersIn(roomsAnywhere(asked, goods, seen), asked), seen.isShut);
  return withSplits(offers, search).toSorted((one, other) => far(one) - far(other));
}

/** A room by offer id for these goods; null if unsuitable. */
export function findOffer(
  search: WhSearch,
  offerId: string,
  seen: RoomWorld,
): { offer: WhOffer; rates: WhRates | null } | null {
  const kept = findRoom(offerId);
  const question = buildQuestion(search, { from: dayAt(seen.now), days: MOST_AHEAD_DAYS + 1 });
  if (!kept || !question || !isMeant(kept, question.goods, search)) return null;
  return { offer: buildOffer(kept, question, seen), rates: roomRates(kept, seen.tariffs) };
}

const MOST = 2;

export function findAlternatives(search: WhSearch, offerId: string, seen: RoomWorld): WhOffer[] {
  const store = findRoom(offerId)?.store.code;
  const open = listOffers(search, seen).filter(
    (offer) =>
      offer.offerId !== offerId && offer.state === 'OPEN' && !['BLOCK', 'MANUAL'].includes(offer.acceptance.level),
  );
  const isHere = (offer: WhOffer) => offer.supplier.code === store;
  return [...open.filter(isHere), ...open.filter((offer) => !isHere(offer))].slice(0, MOST);
}
