import { paidFor } from '../../offer/coupon';
import type { ChargeLine, Charges } from '../../offer/charges';
import type { OrderFacts } from '../../order/form/facts';
import { feeLine } from '../../order/changes/mishap';
import { roundedUp } from '../../values/money';
import { roadCarrier, STANDINGS } from './carriers';
import type { TruckForm } from './form';
import { truckFindings } from './judging';
import { truckCharges, waitLines, washLines } from './price';
import type { TruckQuote } from './quote';
import type { TruckRates } from './rates';
import { askedBy, kgIn, pricedIn, vehicleOf } from './reading';
import { truckRates } from './tariff';
import { VEHICLES, type VehicleCode } from './vehicles';

/*
 * What goes wrong on the way of trucks, and what it costs: by the rates that the order was priced at. Nothing is charged
 * that nobody has said; all of it is counted here, whoever tells it.
 */

/** What an order says to it. */
export type Mishapped = {
  charges: Pick<Charges, 'lines'>;
  rates: TruckRates;
  /** Trucks that it concerns. */
  trucks: number;
  /** Trucks of the order. */
  all: number;
  /** Room of the goods in one truck. */
  m3: number;
  wash: string | null;
};

/** Hours after which a truck that waits for goods goes away empty. */
export const WAITS_HOURS = 6;
/** So much more on the weighbridge than was ordered is nothing new. */
const OVER_SHARE = 0.03;
/** Another truck comes within so many hours; each hour later gives back a hundredth of the freight, and at most a fifth. */
const RELIEF = { hours: 8, perHour: 0.01, most: 0.2 };
/** Goods that nobody takes go back at a share of what they came for. */
const BACK_SHARE = 0.6;
/** What lies in a store costs nothing on the first day. */
const STORE = { freeDays: 1, perDayM3: 12_000 };

const FREIGHT = ['RF', 'LF'];

const sumOf = ({ lines }: Pick<Charges, 'lines'>, items: readonly string[]): number =>
  lines.reduce((sum, { item, total }) => (items.includes(item) ? sum + total.amount : sum), 0);

const once = (item: string, name: string, amount: number): ChargeLine[] =>
  amount === 0 ? [] : [feeLine(item, name, amount)];

/** Hours that goods, or somebody who takes them, let trucks wait. */
export const waitedFor = (hours: number, { trucks, rates }: Mishapped): ChargeLine[] =>
  waitLines({ waitedHours: hours, trucks }, rates);

/** A tank that was not last filled with the same is washed after all. */
export const washedAfterAll = (of: Mishapped): ChargeLine[] => washLines(of, of.rates);

/** Refund of a breakdown: a share of the freight of its truck for each hour until another one comes. */
export function givenBackFor(hours: number, { charges, trucks, all }: Mishapped): ChargeLine[] {
  const late = Math.max(0, Math.ceil(hours - RELIEF.hours));
  const share = Math.min(RELIEF.most, RELIEF.perHour * late);
  return once(
    'LATE',
    `换车晚到 ${late} 小时退款`,
    -roundedUp((paidFor(charges, ({ item }) => FREIGHT.includes(item)) * share * trucks) / all),
  );
}

/** Goods that nobody takes go back; `share`: what they are of all the goods. */
export const broughtBack = ({ charges }: Mishapped, share = 1): ChargeLine[] =>
  once('REJECT', '拒收返程（六折）', roundedUp(sumOf(charges, [...FREIGHT, 'DGS']) * BACK_SHARE * share));

/** Goods that nobody takes lay in a store for so many days. */
export function storedFor(days: number, { m3, trucks }: Mishapped, share = 1): ChargeLine[] {
  const charged = Math.max(0, Math.ceil(days) - STORE.freeDays);
  const room = Math.round(m3 * trucks * share * 1000) / 1000;
  return once('KEPT', `拒收存放 ${charged} 天 ${room} 立方米`, roundedUp(charged * STORE.perDayM3 * room));
}

type TruckBooking = { form: TruckForm; quote: TruckQuote };

/** By how many kilograms one truck is heavier than was ordered; 0 within what is allowed. */
export function overKg(weighed: number, { form, quote }: TruckBooking): number {
  const ordered = kgIn(form, quote) ?? 0;
  return weighed > ordered * (1 + OVER_SHARE) ? Math.round((weighed - ordered) * 10) / 10 : 0;
}

const onVehicle = (quote: TruckQuote, vehicle: VehicleCode): TruckQuote => ({
  ...quote,
  offer: { ...quote.offer, detail: { ...quote.offer.detail, vehicle } },
});

/** The next larger truck of the same kind at the base that takes such a weight, and what it costs more; null where there is none. */
export function largerFor(weighed: number, { form, quote }: TruckBooking, goodsOf: OrderFacts['goodsOf']) {
  const { carrier: code, base } = quote.offer.detail;
  const [carrier, now, before] = [roadCarrier(code), vehicleOf(quote), pricedIn(form, quote, goodsOf)];
  if (!carrier || !before) return null;
  const sum = truckCharges(before, quote.rates).totalYuan.amount;
  const larger = STANDINGS.filter((one) => one.carrier.code === code && one.base === base)
    .map(({ vehicle }) => VEHICLES[vehicle])
    .filter(({ kind, payloadKg }) => kind === now.kind && payloadKg > now.payloadKg && payloadKg >= weighed)
    .toSorted((one, other) => one.payloadKg - other.payloadKg);
  for (const vehicle of larger) {
    const other = onVehicle(quote, vehicle.code);
    const [asked, priced] = [askedBy(form, other, goodsOf), pricedIn(form, other, goodsOf)];
    if (!asked || !priced || truckFindings({ ...asked, kg: weighed }).some(({ level }) => level === 'BLOCK')) continue;
    const amount = truckCharges(priced, truckRates(vehicle, carrier)).totalYuan.amount - sum;
    return { vehicle, lines: once('LARGER', `换${vehicle.nameCn}差价`, Math.max(0, amount)) };
  }
  return null;
}
