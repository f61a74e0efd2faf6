import type { TruckForm } from '../../../../domain/modes/truck/form';
import type { TruckQuote } from '../../../../domain/modes/truck/quote';
import { STANDINGS } from '../../../../domain/modes/truck/carriers';
import type { Delays } from '../../../../domain/modes/truck/trip';
import type { VehicleCode } from '../../../../domain/modes/truck/vehicles';
import { readLoadKg, readVolume, readRows, readTrip, countTrucks } from '../../../../domain/modes/truck/reading';
import { dayAt, daysAfter, momentOf } from '../../../../domain/values/days';
import { toIso, parseMoment } from '../../../../domain/values/moments';
import type { OrderFacts } from '../../../../domain/order/form/facts';
import { onlyOne } from '../../../../domain/goods/identity';
import { identifyGoods } from '../../../world/dangerous-goods/identify';
import type { Taking } from '../../../world/takings/taking';
import { listFestivals } from '../../../../domain/modes/truck/holidays';
import { answerCalendar } from '../../../../domain/values/days-off';
import { findDeparture } from '../../../../domain/modes/truck/part-departures';
import { isDay } from '../../../../domain/values/days';
import type { HeldNow, PlacementRefusal, Placement } from '../mode';
import type { Turn } from '../../../world/takings/turns';
import { placeAboard, departureTurn, type PartLoad } from './part/place';
import { parseTruckOfferId } from './search';
import { daysUntilReturn, truckMarket, mostTrucks, truckStockId } from './stock';

/** All substances are in memory here. */
export const goodsFromLibrary: OrderFacts['goodsOf'] = (row) => onlyOne(identifyGoods(row, 'Y'));

export function requireTrip(form: TruckForm, quote: TruckQuote, delays: Delays = {}) {
  const trip = readTrip(form, quote, readRows(form, quote, goodsFromLibrary), delays);
  if (!trip) throw new Error('a quote is for a trip of ours');
  return trip;
}

/** Trucks on every day of the trip until their return: all or none. */
export function truckTakings(form: TruckForm, quote: TruckQuote, vehicle: VehicleCode): Taking[] {
  const named = parseTruckOfferId(quote.offer.offerId);
  if (!named) throw new Error(`no truck is called ${quote.offer.offerId}`);
  const { carrier, base } = named.standing;
  const standing = STANDINGS.find((one) => one.carrier === carrier && one.base === base && one.vehicle === vehicle);
  if (!standing) throw new Error(`${carrier.code} has no ${vehicle} at ${base}`);
  const from = dayAt(parseMoment(quote.offer.leavesAt ?? '') ?? 0);
  return daysUntilReturn(from, requireTrip(form, quote).backOn).map((day) => ({
    stockId: truckStockId(standing, day),
    measure: 'TRUCK',
    market: truckMarket(standing),
    amount: countTrucks(form) ?? 1,
    most: mostTrucks(standing, day),
    untilAt: toIso(momentOf(daysAfter(day, 1))),
  }));
}

/** Neighbours are counted when the place is taken. */
function besideNobody(quote: TruckQuote): TruckQuote {
  const { detail } = quote.offer;
  const part = detail.part && { ...detail.part, packages: 0, limitedKg: 0 };
  return { ...quote, offer: { ...quote.offer, detail: { ...detail, part } } };
}

const partLoad = (form: TruckForm, quote: TruckQuote): PartLoad => ({
  rows: readRows(form, besideNobody(quote), goodsFromLibrary),
  kg: readLoadKg(form, quote),
  m3: readVolume(form),
  inhibitorUntil: isDay(form.inhibitorUntil) ? form.inhibitorUntil : null,
  festivals: listFestivals(answerCalendar(quote.offer)),
});

/** Only shared trucks have turns. */
export function truckTurns(_: TruckForm, { offer: { offerId } }: TruckQuote): Turn[] {
  const departure = findDeparture(offerId);
  return departure ? [departureTurn(departure)] : [];
}

export function placeTruckOrder(form: TruckForm, quote: TruckQuote, held: HeldNow): Placement | PlacementRefusal {
  const departure = findDeparture(quote.offer.offerId);
  if (departure) return placeAboard(departure, partLoad(form, quote), held);
  return { takings: truckTakings(form, quote, quote.offer.detail.vehicle), kept: [], findings: [] };
}
