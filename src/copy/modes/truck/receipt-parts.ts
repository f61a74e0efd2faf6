import { againAt } from '../../../../domain/modes/truck/again';
import { isTruckOrder } from '../../../../domain/modes/truck/receipt';
import type { PlacedOrder, ReceiptParts } from '../../../../domain/order/placed';
import { momentIn } from '../../../../domain/values/moments';
import { MINUTE_MS } from '../../../../domain/values/spans';
import { lastsWords } from './lasts';
import { truckReceiptCopy as copy } from './receipt';

/** What a receipt says of trucks alone. */
export const truckReceiptParts = (order: PlacedOrder): ReceiptParts => ({
  carrierName: copy.carrier,
  carriage: isTruckOrder(order) ? order.vehicleCn : '',
  carriageName: copy.carriageName,
  alternative: null,
  leaving: copy.leaving,
  journey: lastsWords(((momentIn(order.eta) ?? 0) - (momentIn(order.etd) ?? 0)) / MINUTE_MS),
  amountName: copy.amount,
  amount: isTruckOrder(order) ? copy.trucks(order.trucks, order.vehicleCn, order.kg.toLocaleString('en-US')) : '',
  again: againAt(order, isTruckOrder(order) ? order : null),
});
