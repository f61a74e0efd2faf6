import { chargeLine, sumTotals } from '../../offer/charge-lines';
import type { ChargeLine, ChargePart, Charges } from '../../offer/charges';
import { roundedUp, YUAN } from '../../values/money';
import { driveDays } from './driving';
import { insurancePremium } from './insurance';
import type { TruckRates } from './rates';

/** Input of the price. Amounts are per truck; all trucks carry the same load. */
export type TruckPriceInput = {
  vehicle: string;
  /** Kilometres along the stops, extra for tunnel detours, and home from the last stop. */
  km: number;
  detourKm: number;
  homeKm: number;
  stops: number;
  trucks: number;
  isRound: boolean;
  drivers: number;
  /** Highest factor of the goods; 1 when not carried as dangerous. */
  factor: number;
  isDanger: boolean;
  isToxic: boolean;
  lifts: number;
  forkTons: number | null;
  wash: string | null;
  waitedHours: number;
  permits: number;
  insured: number | null;
};

type PriceLine = { unit?: string; amount: number; quantity: number };

const truckChargeLine = (
  part: ChargePart,
  item: string,
  name: string,
  { unit = 'VEH', amount, quantity }: PriceLine,
) =>
  amount === 0 || quantity === 0
    ? []
    : [chargeLine({ item, name, unit, unitPrice: { amount, currency: YUAN }, quantity, part })];

const road = (item: string, name: string, counted: PriceLine) => truckChargeLine('ROAD', item, name, counted);
const service = (item: string, name: string, counted: PriceLine) => truckChargeLine('SERVICE', item, name, counted);

const baseFreight = ({ km }: Pick<TruckPriceInput, 'km'>, { perKm, least, share }: TruckRates): number =>
  roundedUp(Math.max(least, perKm * km) * share);

function wayLines(priced: TruckPriceInput, rates: TruckRates): ChargeLine[] {
  const { vehicle, km, detourKm, homeKm, factor, trucks, isRound } = priced;
  const freight = baseFreight(priced, rates);
  const dangerous = roundedUp(freight * factor);
  const each = (amount: number) => ({ amount, quantity: trucks });
  return [
    ...road('RF', `运费 ${vehicle} ${km} 公里`, each(freight)),
    ...road('DGS', `危险品附加费 ×${factor}`, each(dangerous - freight)),
    ...road('DTR', `绕行 ${detourKm} 公里`, each(roundedUp(rates.perKm * detourKm * rates.share * factor))),
    ...(isRound
      ? road('RET', '回程（六折）', each(roundedUp(dangerous * rates.round)))
      : road('BACK', `空驶 ${homeKm} 公里`, each(roundedUp(rates.perKm * rates.backShare * homeKm)))),
    ...road('TOLL', '过路费', each(roundedUp(rates.toll * (km + detourKm) * (isRound ? 2 : 1)))),
    ...road('COLD', '制冷', each(roundedUp(rates.cold * km))),
  ];
}

const drivingDays = ({ km, detourKm, isRound, drivers }: TruckPriceInput): number =>
  driveDays((km + detourKm) * (isRound ? 2 : 1), drivers);

function crewLines(priced: TruckPriceInput, rates: TruckRates): ChargeLine[] {
  const { trucks, isDanger, isToxic } = priced;
  const days = drivingDays(priced);
  const daily = (amount: number) => ({ unit: 'DAY', amount, quantity: days * trucks });
  return [
    ...(isDanger ? road('ESC', `押运员 ${days} 天`, daily(rates.escort)) : []),
    ...(isToxic ? road('ESC2', `第二押运员 ${days} 天`, daily(rates.secondEscort)) : []),
    ...(isDanger
      ? road('PARK', `危货停车场 ${days - 1} 夜`, { unit: 'DAY', amount: rates.yard, quantity: (days - 1) * trucks })
      : []),
  ];
}

/** Charges each started hour beyond the free ones. */
export function waitLines({ waitedHours, trucks }: Pick<TruckPriceInput, 'waitedHours' | 'trucks'>, rates: TruckRates) {
  const hours = Math.max(0, Math.ceil(waitedHours - rates.freeHours));
  return service('WAIT', `等待 ${hours} 小时`, { amount: rates.waiting, quantity: hours * trucks });
}

export function washLines({ wash, trucks }: Pick<TruckPriceInput, 'wash' | 'trucks'>, rates: TruckRates) {
  const amount = rates.wash.find(({ grade }) => grade === wash)?.amount ?? 0;
  return service('WASH', `洗罐 ${wash ?? ''} 级`, { amount, quantity: trucks });
}

function serviceLines(priced: TruckPriceInput, rates: TruckRates): ChargeLine[] {
  const { stops, trucks, lifts, forkTons, permits, insured, isDanger } = priced;
  const once = (amount: number) => ({ unit: 'BL', amount, quantity: 1 });
  return [
    ...service('DROP', `加点 ${stops - 2}`, {
      unit: 'STOP',
      amount: rates.stop,
      quantity: Math.max(0, stops - 2) * trucks,
    }),
    ...service('LIFT', `尾板 ${lifts} 次`, { amount: rates.lift, quantity: lifts * trucks }),
    ...(forkTons === null
      ? []
      : service('FORK', '装卸', once(Math.max(rates.fork.least, roundedUp(rates.fork.ton * forkTons))))),
    ...washLines(priced, rates),
    ...waitLines(priced, rates),
    ...service('PTX', '通行证代办', { unit: 'BL', amount: rates.permit, quantity: permits }),
    ...(insured === null ? [] : service('INS', '保价费', once(insurancePremium(insured, isDanger, rates)))),
  ];
}

export function truckCharges(priced: TruckPriceInput, rates: TruckRates): Charges {
  const lines = [...wayLines(priced, rates), ...crewLines(priced, rates), ...serviceLines(priced, rates)];
  return { lines, ...sumTotals(lines, rates), notIncluded: rates.notIncluded };
}

const FREIGHT = ['RF', 'DGS', 'DTR', 'RET', 'LF'];

/** Charges that cancellation fees are a share of. */
export const sumFreight = ({ lines }: Pick<Charges, 'lines'>): number =>
  lines.reduce((sum, { item, total }) => (FREIGHT.includes(item) ? sum + total.amount : sum), 0);
