import { truckCancelFee, type CancelInput } from '../../../../domain/modes/truck/cancel';
import { isCarriedAsDangerous } from '../../../../domain/modes/truck/cargo';
import type { TruckForm } from '../../../../domain/modes/truck/form';
import { arrivalWords, stopCalled } from '../../../../domain/modes/truck/stop-words';
import { sumFreight } from '../../../../domain/modes/truck/price';
import type { TruckQuote } from '../../../../domain/modes/truck/quote';
import { quotedHubClosing } from '../../../../domain/modes/truck/part-reading';
import {
  readBox,
  readLoadKg,
  quotedPart,
  readPriceInput,
  readRows,
  loadingStart,
  countTrucks,
  vehicleOf,
} from '../../../../domain/modes/truck/reading';
import type { FurtherReceipt, TruckReceipt } from '../../../../domain/modes/truck/receipt';
import { sectionsText } from '../../../../domain/modes/truck/sections';
import { readSectionLitres } from '../../../../domain/modes/truck/sections-read';
import { dayAt } from '../../../../domain/values/days';
import { toIso } from '../../../../domain/values/moments';
import type { PastEvent } from '../../../../domain/order/receipt/brief';
import type { Money } from '../../../../domain/values/money';
import type { OrderState } from '../../../../domain/order/life/lifecycle';
import { writtenTime } from '../../../base/china-time';
import type { NoteFacts } from '../booking-note';
import type { Snapshot } from '../mode';
import { arrivalsNow } from './delays';
import { goodsFromLibrary, requireTrip } from './ordered';
import { furtherReceipts, partReceipt, receiptStops, windowText } from './stops';
import { trucksAtGate } from './way';
import { HOUR_MS } from '../../../../domain/values/spans';
import type { KeptUnit } from './units';

type TruckSnapshot = Snapshot<TruckForm, TruckQuote>;

export function truckMoments({ form, quote }: Pick<TruckSnapshot, 'form' | 'quote'>, past: readonly PastEvent[] = []) {
  const leavesAt = quotedPart(quote) ? (quote.offer.leavesAt ?? '') : toIso(loadingStart(form, quote));
  return { leavesAt, arrivesAt: toIso(arrivalsNow({ form, quote }, past).at(-1) ?? 0) };
}

/** Cancellation fee now, or as if some hours before loading. */
function truckCancelFeeAt(order: TruckSnapshot, of: Pick<CancelInput, 'state' | 'hours' | 'atGate'>): Money | null {
  const { form, quote, charges } = order;
  return truckCancelFee({ ...of, freight: sumFreight(charges), trucks: countTrucks(form) ?? 1 }, quote.rates);
}

type Loading = Pick<TruckSnapshot, 'form' | 'quote'>;

/** Loading hour of a truck; goods for a shared one must be at the hub by its closing. */
export const truckLoadingTime = ({ form, quote }: Loading): number =>
  quotedPart(quote) ? quotedHubClosing(quote) : loadingStart(form, quote);

/** Trucks at the gate on their day; an earlier arrival is no lost trip. */
export const countTrucksAtGate = (order: Loading, now: number, passed: readonly string[]): number =>
  dayAt(now) >= dayAt(truckLoadingTime(order)) ? trucksAtGate(passed, countTrucks(order.form) ?? 1) : 0;

export const feeNow = (order: TruckSnapshot, state: OrderState, now: number, passed: readonly string[]): Money | null =>
  truckCancelFeeAt(order, {
    state,
    hours: (truckLoadingTime(order) - now) / HOUR_MS,
    atGate: countTrucksAtGate(order, now, passed),
  });

const receiptClasses = (form: TruckForm, quote: TruckQuote): string[] => [
  ...new Set(
    readRows(form, quote, goodsFromLibrary).flatMap(({ isDanger, apart }) =>
      isDanger && apart.hazardClass ? [apart.hazardClass] : [],
    ),
  ),
];

function cancelFeeTable(order: TruckSnapshot): TruckReceipt['fees'] {
  const fee = (state: OrderState, hours: number, atGate = 0) =>
    truckCancelFeeAt(order, { state, hours, atGate })?.amount ?? 0;
  return {
    confirmed: fee('CONFIRMED', 0),
    early: fee('BOOKED', 24),
    late: fee('BOOKED', 6),
    last: fee('BOOKED', 0),
    atGate: fee('BOOKED', 0, countTrucks(order.form) ?? 1),
  };
}

function boxWords(form: TruckForm, quote: TruckQuote): string {
  const [box, kg] = [readBox(form, quote), readLoadKg(form, quote)];
  if (!box) return '';
  const said = `${box.nameCn}，箱体 ${box.tareKg.toLocaleString('en-US')} 千克`;
  return kg === null ? said : `${said}，连货共 ${(box.tareKg + kg).toLocaleString('en-US')} 千克`;
}

/** A shared truck's line takes no tunnel detour. */
const routeOfTruck = (form: TruckForm, quote: TruckQuote) =>
  quotedPart(quote) ? quote.offer.detail : requireTrip(form, quote);

export function truckBrief(
  order: TruckSnapshot,
  units: KeptUnit[] = [],
  past: readonly PastEvent[] = [],
): Omit<TruckReceipt, 'seen' | 'mishaps'> {
  const { form, quote } = order;
  const { search } = quote;
  const { km, detourKm } = routeOfTruck(form, quote);
  const rows = readRows(form, quote, goodsFromLibrary);
  const vehicle = vehicleOf(quote);
  const named = units.flatMap(({ boxNo }) => boxNo || []).join('、');
  return {
    vehicle: vehicle.code,
    vehicleCn: vehicle.nameCn,
    trucks: countTrucks(form) ?? 1,
    kg: readLoadKg(form, quote) ?? 0,
    trip: form.trip || search.trip,
    drivers: form.drivers || search.crew,
    km,
    detourKm,
    ...receiptStops(form, quote),
    between: furtherReceipts(form, quote, arrivalsNow(order, past)),
    part: partReceipt(form, quote),
    box: boxWords(form, quote),
    boxNo: vehicle.kind === 'SKEL' ? named || form.boxNo.trim() : '',
    wash: quotedPart(quote) ? null : (readPriceInput(form, quote, goodsFromLibrary)?.wash ?? null),
    classes: receiptClasses(form, quote),
    fees: cancelFeeTable(order),
    units: units.map(({ boxNo: _, ...one }) => one),
    isDangerous: isCarriedAsDangerous(rows),
  };
}

const furtherNote = ({ isPickup, city, address }: FurtherReceipt, at: number): [string, string] => [
  stopCalled(at, isPickup),
  `${city}${address}`,
];

export function truckNote(order: TruckSnapshot): NoteFacts {
  const { vehicleCn, trucks, kg, pickup, drop, between, km, box, boxNo, part } = truckBrief(order);
  if (part)
    return [
      ['预计到达', writtenTime(truckMoments(order).arrivesAt)],
      ['承运车辆', `零担拼车 ${vehicleCn}`],
      ['货重', `${kg} kg`],
      ['体积', `${part.m3} m³`],
      ['里程', `${km} 公里`],
      [
        '交货',
        part.pickAt === ''
          ? `${pickup.city}站点（${part.pickHub}），${writtenTime(part.closesAt)} 前送到`
          : `${pickup.city}${pickup.address}`,
      ],
      ['提货时间', part.pickAt === '' ? '' : windowText(pickup)],
      ['收货', part.dropAt === '' ? `${drop.city}站点自提（${part.dropHub}）` : `${drop.city}${drop.address}`],
    ];
  return [
    ['预计到达', arrivalWords(writtenTime(truckMoments(order).arrivesAt), between.length)],
    ['承运车辆', `${trucks} × ${vehicleCn}`],
    ['每车货重', `${kg} kg`],
    ['里程', km === 0 ? '同城' : `${km} 公里`],
    ['装货地址', `${pickup.city}${pickup.address}`],
    ['装货时间', windowText(pickup)],
    ...between.map(furtherNote),
    ['卸货地址', `${drop.city}${drop.address}`],
    ['箱型与毛重', box],
    ['箱号', boxNo],
    ['各仓装量（升）', sectionsText(readSectionLitres(order.form, order.quote) ?? [])],
  ];
}
