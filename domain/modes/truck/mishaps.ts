import { paidAmount } from '../../offer/coupon';
import type { ChargeLine, Charges } from '../../offer/charges';
import type { OrderFacts } from '../../order/form/facts';
import { feeLine } from '../../order/changes/mishap';
import { roundedUp } from '../../values/money';
import { STANDINGS } from './carriers';
import type { TruckForm } from './form';
import { truckFindings } from './judging';
import { truckCharges, waitLines, washLines } from './price';
import type { TruckQuote } from './quote';
import type { TruckRates } from './rates';
import { ruleInputFromForm, readLoadKg, readPriceInput, vehicleOf } from './reading';
import { VEHICLES, type VehicleCode } from './vehicles';

/* Mishaps of trucks and their cost, at the rates of the order. Only reported events are charged. */

export type MishapCase = {
  charges: Pick<Charges, 'lines'>;
  rates: TruckRates;
  /** Trucks affected. */
  trucks: number;
  /** Trucks of the order. */
  all: number;
  /** Cubic metres of goods per truck. */
  m3: number;
  wash: string | null;
};

/** Hours after which a waiting truck leaves empty. */
export const WAITS_HOURS = 6;
/** Weighbridge tolerance: 3 % above the ordered weight. */
export const OVER_SHARE = 0.03;
/** A replacement truck is due within 8 hours; each later hour refunds 1 % of the freight, at most 20 %. */
const RELIEF = { hours: 8, perHour: 0.01, most: 0.2 };
const BACK_SHARE = 0.6;
/** Storage is free on the first day. Minor units per m³ and day. */
export const STORE = { freeDays: 1, perDayM3: 12_000 };

const FREIGHT = ['RF', 'LF'];

const sumItems = ({ lines }: Pick<Charges, 'lines'>, items: readonly string[]): number =>
  lines.reduce((sum, { item, total }) => (items.includes(item) ? sum + total.amount : sum), 0);

const once = (item: string, name: string, amount: number): ChargeLine[] =>
  amount === 0 ? [] : [feeLine(item, name, amount)];

export const waitingLines = (hours: number, { trucks, rates }: MishapCase): ChargeLine[] =>
  waitLines({ waitedHours: hours, trucks }, rates);

export const washedAfterAll = (of: MishapCase): ChargeLine[] => washLines(of, of.rates);

/** Breakdown refund: a share of the truck's freight for each hour the replacement is late. */
export function breakdownRefundLines(hours: number, { charges, trucks, all }: MishapCase): ChargeLine[] {
  const late = Math.max(0, Math.ceil(hours - RELIEF.hours));
  const share = Math.min(RELIEF.most, RELIEF.perHour * late);
  return once(
    'LATE',
    `换车晚到 ${late} 小时退款`,
    -roundedUp((paidAmount(charges, ({ item }) => FREIGHT.includes(item)) * share * trucks) / all),
  );
}

/** Return charge of refused goods. `share`: their part of all goods. */
export const broughtBack = ({ charges }: MishapCase, share = 1): ChargeLine[] =>
  once('REJECT', '拒收返程（六折）', roundedUp(sumItems(charges, [...FREIGHT, 'DGS']) * BACK_SHARE * share));

export function storageLines(days: number, { m3, trucks }: MishapCase, share = 1): ChargeLine[] {
  const charged = Math.max(0, Math.ceil(days) - STORE.freeDays);
  const room = Math.round(m3 * trucks * share * 1000) / 1000;
  return once('KEPT', `拒收存放 ${charged} 天 ${room} 立方米`, roundedUp(charged * STORE.perDayM3 * room));
}

type TruckBooking = { form: TruckForm; quote: TruckQuote };

/** Kilograms one truck exceeds the order; 0 within the tolerance. */
export function overKg(weighed: number, { form, quote }: TruckBooking): number {
  const ordered = readLoadKg(form, quote) ?? 0;
  return weighed > ordered * (1 + OVER_SHARE) ? Math.round((weighed - ordered) * 10) / 10 : 0;
}

const onVehicle = (quote: TruckQuote, vehicle: VehicleCode): TruckQuote => ({
  ...quote,
  offer: { ...quote.offer, detail: { ...quote.offer.detail, vehicle } },
});

/** Next larger truck at the same base that takes the weight, with its extra cost; null when there is none. */
export function findLargerTruck(weighed: number, { form, quote }: TruckBooking, goodsOf: OrderFacts['goodsOf']) {
  const { carrier: code, base } = quote.offer.detail;
  const [now, before] = [vehicleOf(quote), readPriceInput(form, quote, goodsOf)];
  if (!before) return null;
  const sum = truckCharges(before, quote.rates).totalYuan.amount;
  const larger = STANDINGS.filter((one) => one.carrier.code === code && one.base === base)
    .map(({ vehicle }) => VEHICLES[vehicle])
    .filter(({ kind, payloadKg }) => kind === now.kind && payloadKg > now.payloadKg && payloadKg >= weighed)
    .toSorted((one, other) => one.payloadKg - other.payloadKg);
  for (const vehicle of larger) {
    const other = onVehicle(quote, vehicle.code);
    const [asked, priced] = [ruleInputFromForm(form, other, goodsOf), readPriceInput(form, other, goodsOf)];
    const price = quote.rates.larger?.[vehicle.code];
    if (!price || !asked || !priced || truckFindings({ ...asked, kg: weighed }).some(({ level }) => level === 'BLOCK'))
      continue;
    const amount = truckCharges(priced, { ...quote.rates, ...price }).totalYuan.amount - sum;
    return { vehicle, lines: once('LARGER', `换${vehicle.nameCn}差价`, Math.max(0, amount)) };
  }
  return null;
}
