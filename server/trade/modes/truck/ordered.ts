import type { TruckForm } from '../../../../domain/modes/truck/form';
import type { TruckQuote } from '../../../../domain/modes/truck/quote';
import { STANDINGS } from '../../../../domain/modes/truck/carriers';
import type { Delays } from '../../../../domain/modes/truck/trip';
import type { VehicleCode } from '../../../../domain/modes/truck/vehicles';
import { kgIn, m3In, rowsIn, tripIn, trucksIn } from '../../../../domain/modes/truck/reading';
import { dayAt, daysAfter, momentOf } from '../../../../domain/values/days';
import { isoOf, momentIn } from '../../../../domain/values/moments';
import type { OrderFacts } from '../../../../domain/order/form/facts';
import { onlyOne } from '../../../../domain/goods/identity';
import { identify } from '../../../world/dangerous-goods/identify';
import type { Taking } from '../../../world/takings/taking';
import { festivalsIn } from '../../../../domain/modes/truck/holidays';
import { calendarIn } from '../../../../domain/values/days-off';
import { departureNamed } from '../../../../domain/modes/truck/part-departures';
import { isDay } from '../../../../domain/values/days';
import type { HeldNow, PlacementRefusal, Placement } from '../mode';
import type { Turn } from '../../../world/takings/turns';
import { placeAboard, turnOf, type PartLoad } from './part/place';
import { truckNamed } from './search';
import { daysOf, marketOf, mostOf, stockIdOf } from './stock';

/** All substances are in memory here. */
export const goodsOf: OrderFacts['goodsOf'] = (row) => onlyOne(identify(row, 'Y'));

export function tripOf(form: TruckForm, quote: TruckQuote, delays: Delays = {}) {
  const trip = tripIn(form, quote, rowsIn(form, quote, goodsOf), delays);
  if (!trip) throw new Error('a quote is for a trip of ours');
  return trip;
}

/** Trucks on every day of the trip until their return: all or none. */
export function takesOn(form: TruckForm, quote: TruckQuote, vehicle: VehicleCode): Taking[] {
  const named = truckNamed(quote.offer.offerId);
  if (!named) throw new Error(`no truck is called ${quote.offer.offerId}`);
  const { carrier, base } = named.standing;
  const standing = STANDINGS.find((one) => one.carrier === carrier && one.base === base && one.vehicle === vehicle);
  if (!standing) throw new Error(`${carrier.code} has no ${vehicle} at ${base}`);
  const from = dayAt(momentIn(quote.offer.leavesAt ?? '') ?? 0);
  return daysOf(from, tripOf(form, quote).backOn).map((day) => ({
    stockId: stockIdOf(standing, day),
    measure: 'TRUCK',
    market: marketOf(standing),
    amount: trucksIn(form) ?? 1,
    most: mostOf(standing, day),
    untilAt: isoOf(momentOf(daysAfter(day, 1))),
  }));
}

/** Neighbours are counted when the place is taken. */
function besideNobody(quote: TruckQuote): TruckQuote {
  const { detail } = quote.offer;
  const part = detail.part && { ...detail.part, packages: 0, limitedKg: 0 };
  return { ...quote, offer: { ...quote.offer, detail: { ...detail, part } } };
}

const loadOf = (form: TruckForm, quote: TruckQuote): PartLoad => ({
  rows: rowsIn(form, besideNobody(quote), goodsOf),
  kg: kgIn(form, quote),
  m3: m3In(form),
  inhibitorUntil: isDay(form.inhibitorUntil) ? form.inhibitorUntil : null,
  festivals: festivalsIn(calendarIn(quote.offer)),
});

/** Only shared trucks have turns. */
export function turns(_: TruckForm, { offer: { offerId } }: TruckQuote): Turn[] {
  const departure = departureNamed(offerId);
  return departure ? [turnOf(departure)] : [];
}

export function place(form: TruckForm, quote: TruckQuote, held: HeldNow): Placement | PlacementRefusal {
  const departure = departureNamed(quote.offer.offerId);
  if (departure) return placeAboard(departure, loadOf(form, quote), held);
  return { takings: takesOn(form, quote, quote.offer.detail.vehicle), kept: [], findings: [] };
}
