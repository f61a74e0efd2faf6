import { tankLiquidOf } from '../../../../domain/goods/tank/liquids';
import { type TruckRuleInput, WINDOW_HOURS } from '../../../../domain/modes/truck/asked';
import { boxOf } from '../../../../domain/offer/road-boxes';
import { filledWith, isCarriedAsDangerous } from '../../../../domain/modes/truck/cargo';
import { BASE_MOST_KM, STANDINGS, type Standing } from '../../../../domain/modes/truck/carriers';
import { kmBetween, type RoadCity } from '../../../../domain/road/cities';
import { highestFactor } from '../../../../domain/modes/truck/factor';
import { found, type TruckFinding } from '../../../../domain/modes/truck/finding';
import { festivalsIn } from '../../../../domain/modes/truck/holidays';
import { truckFindings } from '../../../../domain/modes/truck/judging';
import { LEAD_HOURS } from '../../../../domain/modes/truck/fields';
import { truckCharges } from '../../../../domain/modes/truck/price';
import type { TruckOffer } from '../../../../domain/modes/truck/quote';
import type { TruckRates } from '../../../../domain/modes/truck/rates';
import { hoursIn, type TruckSearch } from '../../../../domain/modes/truck/search';
import { spreadOf } from '../../../../domain/modes/truck/sections';
import { furtherIn } from '../../../../domain/modes/truck/search-stops';
import { truckRates } from '../../../../domain/modes/truck/tariff';
import { timesOf, type TripTimes } from '../../../../domain/modes/truck/trip';
import { isTankTruck, VEHICLES, type Vehicle } from '../../../../domain/modes/truck/vehicles';
import type { Charges } from '../../../../domain/offer/charges';
import type { End, SailingState } from '../../../../domain/offer/sailing';
import { dayAt, daysAfter, daysBetween, momentOf, type Day } from '../../../../domain/values/days';
import { calendarIn } from '../../../../domain/values/days-off';
import { isoOf, momentIn } from '../../../../domain/values/moments';
import type { World as ModeWorld } from '../mode';
import { placeNamed } from '../../../world/ports/catalogue';
import { inTank, judgedFor, rowsAsked, type TruckGoods } from './goods-asked';
import { daysOf, mostOf, stockIdOf } from './stock';
import { verdictOf } from './verdict';
import { DAY_MS, HOUR_MS } from '../../../../domain/values/spans';

export type World = Pick<ModeWorld, 'now' | 'taken' | 'inside' | 'isShut' | 'calendar'>;

export type Question = { search: TruckSearch; asked: TruckGoods; from: RoadCity; between: RoadCity[]; to: RoadCity };

export type Ride = { standing: Standing; vehicle: Vehicle; rates: TruckRates; times: TripTimes; baseKm: number };

const startOn = (day: Day, { hour }: TruckSearch): number => momentOf(day, hoursIn(hour));

/** A search gives no end of the loading window. */
const LOADS_WITHIN = WINDOW_HOURS * HOUR_MS;

/** An arbitrary day, since trip durations are equal on all. */
const ANY_DAY = '2026-12-07';

const askedOf = ({ asked }: Question, vehicle: Vehicle): TruckGoods => (isTankTruck(vehicle) ? inTank(asked) : asked);

const citiesOf = ({ from, between, to }: Question): RoadCity[] => [from, ...between, to];

export function rideOf(standing: Standing, question: Question): Ride {
  const { search, from } = question;
  const vehicle = VEHICLES[standing.vehicle];
  const asked = askedOf(question, vehicle);
  const startsAt = startOn(ANY_DAY, search);
  const isDanger = isCarriedAsDangerous(rowsAsked(asked));
  const trip = { stops: citiesOf(question), startsAt, loadsWithin: LOADS_WITHIN, drivers: Number(search.crew) };
  return {
    standing,
    vehicle,
    rates: truckRates(vehicle, standing.carrier),
    times: timesOf(trip, rowsAsked(asked), vehicle, { carrier: standing.carrier, isDanger }),
    baseKm: kmBetween(standing.base, from.code) ?? 0,
  };
}

export const ridesFor = (question: Question): Ride[] =>
  STANDINGS.filter(({ base }) => (kmBetween(base, question.from.code) ?? Infinity) <= BASE_MOST_KM).map((standing) =>
    rideOf(standing, question),
  );

/** Moves trip times to another day; only dates change. */
function timesOn(day: Day, { times }: Pick<Ride, 'times'>): Pick<TripTimes, 'arrivals' | 'backOn'> {
  const later = daysBetween(ANY_DAY, day);
  return {
    arrivals: times.arrivals.map((at) => at + later * DAY_MS),
    backOn: daysAfter(times.backOn, later),
  };
}

function freeOn(day: Day, ride: Ride, { taken }: World): number {
  const { backOn } = timesOn(day, ride);
  const left = daysOf(day, backOn).map(
    (one) => mostOf(ride.standing, one) - taken(stockIdOf(ride.standing, one), 'TRUCK'),
  );
  return Math.max(0, Math.min(...left));
}

/** A tank in which the load could surge gets the form's default filling. */
function sectionsAsked(vehicle: Vehicle, { cargo, row }: TruckGoods, kg: number | null): number[] | null {
  const filled = filledWith(tankLiquidOf(cargo.goodsId), row.isDanger);
  return vehicle.kind === 'TANK' && filled && kg !== null ? spreadOf(vehicle, filled, kg) : null;
}

export function askedOn(
  day: Day,
  { standing, vehicle, times, ...ride }: Ride,
  question: Question,
  world: World,
): TruckRuleInput {
  const { search } = question;
  const asked = askedOf(question, vehicle);
  const { arrivals } = timesOn(day, { times, ...ride });
  const cities = citiesOf(question);
  return {
    carrier: { ...standing.carrier, isClean: standing.isClean },
    vehicle,
    rows: rowsAsked(asked),
    liquid: tankLiquidOf(asked.cargo.goodsId),
    kg: search.kg,
    m3: search.m3,
    box: boxOf(search.box, search.tareKg),
    sections: sectionsAsked(vehicle, asked, search.kg),
    stops: cities.map((city, at) => ({
      city,
      at: arrivals[at] ?? 0,
      ...(at === cities.length - 1
        ? { opens: momentIn(search.dropFrom ?? ''), until: momentIn(search.dropTo ?? '') }
        : { opens: null, until: null }),
    })),
    loadsWithin: LOADS_WITHIN,
    hasNight: times.hasNight,
    festivals: festivalsIn(calendarIn(world)),
    // Known only from the form.
    inhibitorUntil: null,
    setC: null,
  };
}

function findingsOn(day: Day, ride: Ride, question: Question, world: World): TruckFinding[] {
  const asked = askedOn(day, ride, question, world);
  return judgedFor(askedOf(question, ride.vehicle), (row, goodsId) =>
    truckFindings({ ...asked, rows: [row, ...asked.rows.slice(1)], liquid: tankLiquidOf(goodsId) }),
  );
}

function chargesOf({ vehicle, rates, times }: Ride, question: Question): Charges | null {
  const { search } = question;
  const asked = askedOf(question, vehicle);
  const { cargo } = asked;
  const rows = rowsAsked(asked);
  const known = rows.flatMap(({ goods }) => goods ?? []);
  if (rows.some(({ isDanger: is, goods }) => is && goods === null)) return null;
  const isDanger = isCarriedAsDangerous(rows);
  const factor = isDanger ? highestFactor(known, rates) : 1;
  if (factor === null) return null;
  const isToxic = known.some(({ controls }) => controls.isHighlyToxic);
  return truckCharges(
    {
      vehicle: vehicle.nameCn,
      km: times.km,
      detourKm: times.detourKm,
      homeKm: times.homeKm,
      stops: times.arrivals.length,
      trucks: search.trucks ?? 1,
      isRound: search.trip === 'ROUND',
      drivers: Number(search.crew),
      factor,
      isDanger,
      isToxic,
      lifts: 0,
      forkTons: null,
      wash: isTankTruck(vehicle) ? (tankLiquidOf(cargo.goodsId)?.cleaning ?? null) : null,
      waitedHours: 0,
      permits: isToxic ? 1 : 0,
      insured: null,
    },
    rates,
  );
}

export function stateOf(isClosed: boolean, hasPrice: boolean, isEnough: boolean): SailingState {
  if (isClosed) return 'CLOSED';
  if (!hasPrice) return 'ENQUIRE';
  return isEnough ? 'OPEN' : 'SOLD_OUT';
}

export const endOf = ({ code, nameCn }: RoadCity): End => ({ code, nameCn, nameEn: '' });

export type TruckPricedOffer = { offer: TruckOffer; rates: TruckRates };

export function offerOn(day: Day, ride: Ride, question: Question, world: World): TruckPricedOffer {
  const { standing, vehicle, rates, times, baseKm } = ride;
  const { carrier, base } = standing;
  const { search, asked, from, to } = question;
  const { arrivals, backOn } = timesOn(day, ride);
  const findings = findingsOn(day, ride, question, world);
  const acceptance = verdictOf(findings, found('truckReady', { carrier: carrier.nameCn, vehicle: vehicle.nameCn }));
  const charges = acceptance.level === 'BLOCK' ? null : chargesOf(ride, question);
  const leaves = startOn(day, search);
  const closes = leaves - LEAD_HOURS * HOUR_MS;
  const free = freeOn(day, ride, world);
  const offer: TruckOffer = {
    offerId: stockIdOf(standing, day),
    mode: 'TRUCK',
    supplier: { code: carrier.code, nameCn: carrier.nameCn, nameEn: carrier.code },
    org: endOf(from),
    dst: endOf(to),
    leavesAt: isoOf(leaves),
    arrivesAt: isoOf(arrivals.at(-1) ?? leaves),
    cutoffs: [{ code: 'TRUCK_BOOK', at: isoOf(closes) }],
    closesAt: isoOf(closes),
    state: stateOf(closes <= world.now, charges !== null, free >= (search.trucks ?? 1)),
    left: [{ measure: 'TRUCK', amount: free }],
    acceptance,
    price: charges && { charges, units: [] },
    detail: {
      vehicle: vehicle.code,
      carrier: carrier.code,
      base,
      baseCn: placeNamed(base),
      baseKm,
      isClean: standing.isClean,
      cargo: asked.cargo,
      others: asked.beside.map((one) => one.cargo),
      stops: furtherIn(search).map(({ isPickup, city }, at) => ({
        isPickup,
        city,
        cityCn: question.between[at]?.nameCn ?? '',
        at: isoOf(arrivals[at + 1] ?? leaves),
      })),
      km: times.km,
      detourKm: times.detourKm,
      homeKm: times.homeKm,
      stretches: times.journey.stretches,
      waysOut: [],
      part: null,
      backOn,
      findings: findings.map(({ level, code, given }) => ({ level, code, given })),
    },
  };
  return { offer, rates };
}

/** First day a truck can arrive in time. */
export function firstDay(search: TruckSearch, now: number): Day {
  const today = dayAt(now);
  return startOn(today, search) >= now + LEAD_HOURS * HOUR_MS ? today : daysAfter(today, 1);
}
