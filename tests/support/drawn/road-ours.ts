import type { GoodsFacts } from '../../../domain/goods/facts';
import type { TruckRow } from '../../../domain/modes/truck/cargo';
import { axleLoads } from '../../../domain/modes/truck/axles';
import { truckCancelFee } from '../../../domain/modes/truck/cancel';
import { homeKm, STANDINGS } from '../../../domain/modes/truck/carriers';
import { kmBetween, roadCity, wayKm } from '../../../domain/road/cities';
import { driveDays, simulateJourney } from '../../../domain/modes/truck/driving';
import { highestFactor } from '../../../domain/modes/truck/factor';
import { partCharges } from '../../../domain/modes/truck/part-price';
import { lineCarrier, ROAD_LINES } from '../../../domain/modes/truck/part-lines';
import { truckCharges } from '../../../domain/modes/truck/price';
import { demoPartRates, demoTruckRates } from '../demo-truck-rates';
import { tripTimes } from '../../../domain/modes/truck/trip';
import { isDeck, VEHICLES } from '../../../domain/modes/truck/vehicles';
import type { OrderState } from '../../../domain/order/life/lifecycle';
import { parseMoment, momentTyped } from '../../../domain/values/moments';
import { minorUnits } from '../../../domain/values/money';
import { findGoods } from '../../../server/world/dangerous-goods/library';
import type { Charges } from '../../../domain/offer/charges';
import type { Counted } from './counted';
import type {
  AxleInput,
  HourInput,
  PartFeeInput,
  PartInput,
  StopsInput,
  TruckFeeInput,
  TruckInput,
} from './road-inputs';

/** Item and total per line, since the formulas have line totals only. */
const linesOf = (charges: Charges | null): Counted =>
  charges && [...charges.lines.map(({ item, total }) => `${item} ${total.amount}`), charges.totalYuan.amount];

const goodsOf = (uns: readonly string[]) => uns.flatMap((unNo) => findGoods(unNo) ?? []);
export function truckPrice({ standing, stops, uns, insured, ...input }: TruckInput): Counted {
  const found = STANDINGS[standing];
  if (!found) return null;
  const { carrier, vehicle: code } = found;
  const vehicle = VEHICLES[code];
  const rates = demoTruckRates(vehicle, carrier);
  const priced = {
    vehicle: vehicle.nameCn,
    km: wayKm(stops) ?? Number.NaN,
    detourKm: input.detour,
    homeKm: homeKm(carrier, code, stops.at(-1) ?? ''),
    stops: stops.length,
    trucks: input.trucks,
    isRound: input.round,
    drivers: input.drivers,
    factor: highestFactor(goodsOf(uns), rates) ?? Number.NaN,
    isDanger: uns.length > 0,
    isToxic: input.second,
    lifts: input.lift,
    forkTons: input.forkT,
    wash: input.wash,
    waitedHours: input.wait,
    permits: input.permit,
    insured: insured === null ? null : minorUnits(insured),
  };
  return linesOf(truckCharges(priced, rates));
}

const rowOf = (goods: GoodsFacts): TruckRow => ({
  name: goods.nameCn,
  isDanger: true,
  goods,
  apart: goods,
  limited: null,
  excepted: null,
  kg: null,
  netKg: null,
  at: null,
});

export function atStops({ standing, stops, uns, minute, drivers, trucks, round, lift }: StopsInput): Counted {
  const found = STANDINGS[standing];
  const cities = stops.flatMap((code) => roadCity(code) ?? []);
  if (!found) return null;
  const { carrier, vehicle: code } = found;
  const vehicle = VEHICLES[code];
  const rates = demoTruckRates(vehicle, carrier);
  const goods = goodsOf(uns);
  const isDanger = goods.length > 0;
  const trip = { stops: cities, startsAt: startOf(minute), loadsWithin: 0, drivers };
  const times = tripTimes(trip, goods.map(rowOf), vehicle, { carrier, isDanger });
  const priced = {
    ...times,
    vehicle: vehicle.nameCn,
    stops: times.arrivals.length,
    trucks,
    isRound: round,
    drivers,
    factor: highestFactor(goods, rates) ?? Number.NaN,
    isDanger,
    isToxic: false,
    lifts: lift,
    forkTons: null,
    wash: null,
    waitedHours: 0,
    permits: 0,
    insured: null,
  };
  const charged = linesOf(truckCharges(priced, rates)) ?? [];
  return [times.detourKm, ...times.arrivals.slice(1).map((at) => momentTyped(at)), ...charged];
}

export function partPrice({ id, uns, pick, drop, insured, kg, m3 }: PartInput): Counted {
  const line = ROAD_LINES.find((one) => one.id === id);
  if (!line) return null;
  const rates = demoPartRates(VEHICLES.BOX96, lineCarrier(line));
  const priced = {
    km: kmBetween(line.from, line.to) ?? Number.NaN,
    kg,
    m3,
    factor: highestFactor(goodsOf(uns), rates) ?? Number.NaN,
    isDanger: uns.length > 0,
    pickKm: pick,
    deliverKm: drop,
    insured: insured === null ? null : minorUnits(insured),
  };
  return linesOf(partCharges(priced, rates.part, rates));
}

const FIRST = '2026-12-01T00:00';
const MINUTE = 60_000;

export const startOf = (minute: number): number => (parseMoment(FIRST) ?? 0) + minute * MINUTE;

export const hours = ({ km, minute, drivers, danger }: HourInput): Counted => [
  momentTyped(simulateJourney(km, startOf(minute), { drivers, isDanger: danger }).arrivesAt),
  driveDays(km, drivers),
];

export function axlesOf({ type, rows }: AxleInput): Counted {
  const vehicle = VEHICLES[type];
  if (!isDeck(vehicle) || !vehicle.beam) return null;
  const { front, rear, gross } = axleLoads(vehicle.beam, rows);
  return [front, rear, gross];
}

export function feeOf({ state, freight, ...of }: TruckFeeInput): Counted {
  const { hours: left, trucks, arrived } = of;
  const asked = {
    state: state as OrderState,
    hours: left,
    freight: Math.round(freight * 100),
    trucks,
    atGate: arrived ? trucks : 0,
  };
  return [truckCancelFee(asked, demoTruckRates(VEHICLES.BOX13, { share: 1 }))?.amount ?? -1];
}

export function partFeeOf({ state, freight, hours: left }: PartFeeInput): Counted {
  const asked = { state: state as OrderState, hours: left, freight: Math.round(freight * 100) };
  const rates = demoPartRates(VEHICLES.BOX96, { share: 1 });
  return [truckCancelFee({ ...asked, trucks: 1, atGate: 0 }, rates)?.amount ?? -1];
}
