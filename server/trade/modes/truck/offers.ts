import { findTankLiquid } from '../../../../domain/goods/tank/liquids';
import { type TruckRuleInput, WINDOW_HOURS } from '../../../../domain/modes/truck/asked';
import { buildRoadBox } from '../../../../domain/offer/road-boxes';
import { usualFillFigures, isCarriedAsDangerous } from '../../../../domain/modes/truck/cargo';
import { BASE_MOST_KM, LEAD_HOURS } from '../../../../domain/modes/truck/bounds';
import { STANDINGS, type FleetStand } from '../../../../domain/modes/truck/carriers';
import { kmBetween, type RoadCity } from '../../../../domain/road/cities';
import { highestFactor } from '../../../../domain/modes/truck/factor';
import { found, type TruckFinding } from '../../../../domain/modes/truck/finding';
import { listFestivals } from '../../../../domain/modes/truck/holidays';
import { truckFindings } from '../../../../domain/modes/truck/judging';
import { truckCharges } from '../../../../domain/modes/truck/price';
import type { TruckOffer } from '../../../../domain/modes/truck/quote';
import type { TruckRates } from '../../../../domain/modes/truck/rates';
import { loadingHour, type TruckSearch } from '../../../../domain/modes/truck/search';
import { spreadOverSections } from '../../../../domain/modes/truck/sections';
import { readFurtherStops } from '../../../../domain/modes/truck/search-stops';
import { truckRates, type TruckPrices } from '../../../../domain/modes/truck/tariff';
import { tripTimes, type TripTimes } from '../../../../domain/modes/truck/trip';
import { isTankTruck, VEHICLES, type Vehicle } from '../../../../domain/modes/truck/vehicles';
import type { Charges } from '../../../../domain/offer/charges';
import type { End, SailingState } from '../../../../domain/offer/sailing';
import { dayAt, daysAfter, daysBetween, momentOf, type Day } from '../../../../domain/values/days';
import { answerCalendar } from '../../../../domain/values/days-off';
import { toIso, parseMoment } from '../../../../domain/values/moments';
import type { World as ModeWorld } from '../mode';
import { findPlaceName } from '../../../world/ports/catalogue';
import { inTank, judgeEntries, truckGoodsRows, type TruckGoods } from './goods-asked';
import { daysUntilReturn, mostTrucks, truckStockId } from './stock';
import { buildVerdict } from './verdict';
import { DAY_MS, HOUR_MS } from '../../../../domain/values/spans';

export type World = Pick<ModeWorld, 'now' | 'taken' | 'inside' | 'isShut' | 'calendar' | 'tariffs'>;

type Cities = { from: RoadCity; between: RoadCity[]; to: RoadCity };
/** `prices`: null while trucks have none. */
export type Question = Cities & { search: TruckSearch; asked: TruckGoods; prices: TruckPrices | null };

export type Ride = {
  standing: FleetStand;
  vehicle: Vehicle;
  rates: TruckRates | null;
  times: TripTimes;
  baseKm: number;
};

const loadingMoment = (day: Day, { hour }: TruckSearch): number => momentOf(day, loadingHour(hour));

/** A search gives no end of the loading window. */
const LOADS_WITHIN = WINDOW_HOURS * HOUR_MS;

/** An arbitrary day, since trip durations are equal on all. */
const ANY_DAY = '2026-12-07';

const goodsForVehicle = ({ asked }: Question, vehicle: Vehicle): TruckGoods =>
  isTankTruck(vehicle) ? inTank(asked) : asked;

const questionCities = ({ from, between, to }: Cities): RoadCity[] => [from, ...between, to];

export function buildRide(standing: FleetStand, question: Question): Ride {
  const { search, from, prices } = question;
  const vehicle = VEHICLES[standing.vehicle];
  const asked = goodsForVehicle(question, vehicle);
  const startsAt = loadingMoment(ANY_DAY, search);
  const isDanger = isCarriedAsDangerous(truckGoodsRows(asked));
  const trip = { stops: questionCities(question), startsAt, loadsWithin: LOADS_WITHIN, drivers: Number(search.crew) };
  return {
    standing,
    vehicle,
    rates: prices && truckRates(vehicle, standing.carrier, prices),
    times: tripTimes(trip, truckGoodsRows(asked), vehicle, { carrier: standing.carrier, isDanger }),
    baseKm: kmBetween(standing.base, from.code) ?? 0,
  };
}

export const listRides = (question: Question): Ride[] =>
  STANDINGS.filter(({ base }) => (kmBetween(base, question.from.code) ?? Infinity) <= BASE_MOST_KM).map((standing) =>
    buildRide(standing, question),
  );

/** Moves trip times to another day; only dates change. */
function shiftTripTimes(day: Day, { times }: Pick<Ride, 'times'>): Pick<TripTimes, 'arrivals' | 'backOn'> {
  const later = daysBetween(ANY_DAY, day);
  return {
    arrivals: times.arrivals.map((at) => at + later * DAY_MS),
    backOn: daysAfter(times.backOn, later),
  };
}

function freeTrucks(day: Day, ride: Ride, { taken }: World): number {
  const { backOn } = shiftTripTimes(day, ride);
  const left = daysUntilReturn(day, backOn).map(
    (one) => mostTrucks(ride.standing, one) - taken(truckStockId(ride.standing, one), 'TRUCK'),
  );
  return Math.max(0, Math.min(...left));
}

/** A tank in which the load could surge gets the form's default filling. */
function defaultSections(vehicle: Vehicle, { cargo, row }: TruckGoods, kg: number | null): number[] | null {
  const filled = usualFillFigures(findTankLiquid(cargo.goodsId), row.isDanger);
  return vehicle.kind === 'TANK' && filled && kg !== null ? spreadOverSections(vehicle, filled, kg) : null;
}

export function buildRuleInput(
  day: Day,
  { standing, vehicle, times, ...ride }: Ride,
  question: Question,
  world: World,
): TruckRuleInput {
  const { search } = question;
  const asked = goodsForVehicle(question, vehicle);
  const { arrivals } = shiftTripTimes(day, { times, ...ride });
  const cities = questionCities(question);
  return {
    carrier: { ...standing.carrier, isClean: standing.isClean },
    vehicle,
    rows: truckGoodsRows(asked),
    liquid: findTankLiquid(asked.cargo.goodsId),
    kg: search.kg,
    m3: search.m3,
    box: buildRoadBox(search.box, search.tareKg),
    sections: defaultSections(vehicle, asked, search.kg),
    stops: cities.map((city, at) => ({
      city,
      at: arrivals[at] ?? 0,
      ...(at === cities.length - 1
        ? { opens: parseMoment(search.dropFrom ?? ''), until: parseMoment(search.dropTo ?? '') }
        : { opens: null, until: null }),
    })),
    loadsWithin: LOADS_WITHIN,
    hasNight: times.hasNight,
    festivals: listFestivals(answerCalendar(world)),
    // Known only from the form.
    inhibitorUntil: null,
    setC: null,
  };
}

function judgeRide(day: Day, ride: Ride, question: Question, world: World): TruckFinding[] {
  const asked = buildRuleInput(day, ride, question, world);
  return judgeEntries(goodsForVehicle(question, ride.vehicle), (row, goodsId) =>
    truckFindings({ ...asked, rows: [row, ...asked.rows.slice(1)], liquid: findTankLiquid(goodsId) }),
  );
}

function rideCharges({ vehicle, rates, times }: Ride, question: Question): Charges | null {
  if (!rates) return null;
  const { search } = question;
  const asked = goodsForVehicle(question, vehicle);
  const { cargo } = asked;
  const rows = truckGoodsRows(asked);
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
      wash: isTankTruck(vehicle) ? (findTankLiquid(cargo.goodsId)?.cleaning ?? null) : null,
      waitedHours: 0,
      permits: isToxic ? 1 : 0,
      insured: null,
    },
    rates,
  );
}

export function offerState(isClosed: boolean, hasPrice: boolean, isEnough: boolean): SailingState {
  if (isClosed) return 'CLOSED';
  if (!hasPrice) return 'ENQUIRE';
  return isEnough ? 'OPEN' : 'SOLD_OUT';
}

export const cityEnd = ({ code, nameCn }: RoadCity): End => ({ code, nameCn, nameEn: '' });

export type TruckPricedOffer = { offer: TruckOffer; rates: TruckRates | null };

export function buildOffer(day: Day, ride: Ride, question: Question, world: World): TruckPricedOffer {
  const { standing, vehicle, rates, times, baseKm } = ride;
  const { carrier, base } = standing;
  const { search, asked, from, to } = question;
  const { arrivals, backOn } = shiftTripTimes(day, ride);
  const findings = judgeRide(day, ride, question, world);
  const acceptance = buildVerdict(findings, found('truckReady', { carrier: carrier.nameCn, vehicle: vehicle.nameCn }));
  const charges = acceptance.level === 'BLOCK' ? null : rideCharges(ride, question);
  const leaves = loadingMoment(day, search);
  const closes = leaves - LEAD_HOURS * HOUR_MS;
  const free = freeTrucks(day, ride, world);
  const offer: TruckOffer = {
    offerId: truckStockId(standing, day),
    mode: 'TRUCK',
    supplier: { code: carrier.code, nameCn: carrier.nameCn, nameEn: carrier.code },
    org: cityEnd(from),
    dst: cityEnd(to),
    leavesAt: toIso(leaves),
    arrivesAt: toIso(arrivals.at(-1) ?? leaves),
    cutoffs: [{ code: 'TRUCK_BOOK', at: toIso(closes) }],
    closesAt: toIso(closes),
    state: offerState(closes <= world.now, charges !== null, free >= (search.trucks ?? 1)),
    left: [{ measure: 'TRUCK', amount: free }],
    acceptance,
    price: charges && { charges, units: [] },
    detail: {
      vehicle: vehicle.code,
      carrier: carrier.code,
      base,
      baseCn: findPlaceName(base),
      baseKm,
      isClean: standing.isClean,
      cargo: asked.cargo,
      others: asked.beside.map((one) => one.cargo),
      stops: readFurtherStops(search).map(({ isPickup, city }, at) => ({
        isPickup,
        city,
        cityCn: question.between[at]?.nameCn ?? '',
        at: toIso(arrivals[at + 1] ?? leaves),
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
  return loadingMoment(today, search) >= now + LEAD_HOURS * HOUR_MS ? today : daysAfter(today, 1);
}
