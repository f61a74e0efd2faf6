import { againAt } from '../../../../domain/modes/truck/again';
import { isTruckOrder } from '../../../../domain/modes/truck/receipt';
import type { PlacedOrder, ReceiptParts } from '../../../../domain/order/placed';
import { truckReceiptCopy as copy } from './receipt';

/** What a receipt says of trucks alone. */
export const truckReceiptParts = (order: PlacedOrder): ReceiptParts => ({
  carrierName: copy.carrier,
  carriage: isTruckOrder(order) ? order.vehicleCn : '',
  carriageName: copy.carriageName,
  alternative: null,
  leaving: copy.leaving,
  amountName: copy.amount,
  amount: isTruckOrder(order) ? copy.trucks(order.trucks, order.vehicleCn, order.kg.toLocaleString('en-US')) : '',
  again: againAt(order, isTruckOrder(order) ? order : null),
});
