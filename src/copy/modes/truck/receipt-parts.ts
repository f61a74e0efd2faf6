import { searchAgainAddress } from '../../../../domain/modes/truck/again';
import { isTruckOrder, type TruckOrder } from '../../../../domain/modes/truck/receipt';
import type { PlacedOrder, ReceiptParts } from '../../../../domain/order/receipt/placed';
import { parseMoment } from '../../../../domain/values/moments';
import { MINUTE_MS } from '../../../../domain/values/spans';
import { lastsWords } from './lasts';
import { truckReceiptCopy as copy } from './receipt';

function truckAmount({ trucks, vehicleCn, kg, part }: TruckOrder): string {
  const weight = kg.toLocaleString('en-US');
  return part ? copy.part.amountOf(weight, String(part.m3), String(part.tons)) : copy.trucks(trucks, vehicleCn, weight);
}

/** A shared truck is loaded before departure, so its journey time includes no loading. */
function journeyText(order: PlacedOrder): string {
  const lasts = lastsWords(((parseMoment(order.eta) ?? 0) - (parseMoment(order.etd) ?? 0)) / MINUTE_MS);
  if (!isTruckOrder(order)) return lasts;
  return order.part ? lasts : copy.comesLast(lasts, order.between.length);
}

export const truckReceiptParts = (order: PlacedOrder): ReceiptParts => ({
  carrierName: copy.carrier,
  carriage: isTruckOrder(order) ? order.vehicleCn : '',
  carriageName: copy.carriageName,
  alternative: null,
  leaving: isTruckOrder(order) && order.part ? copy.part.leaving : copy.leaving,
  journey: journeyText(order),
  amountName: isTruckOrder(order) && order.part ? copy.part.amount : copy.amount,
  amount: isTruckOrder(order) ? truckAmount(order) : '',
  again: searchAgainAddress(order, isTruckOrder(order) ? order : null),
});
