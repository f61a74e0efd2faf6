import { searchAgainAddress } from '../../../../domain/modes/flexi/again';
import { isFlexiOrder } from '../../../../domain/modes/flexi/receipt';
import type { PlacedOrder, ReceiptParts } from '../../../../domain/order/receipt/placed';
import { flexiReceiptCopy as copy } from './receipt';

export const flexiCarriage = (order: PlacedOrder): string =>
  isFlexiOrder(order) ? copy.carriage(order.ship, order.vessel, order.voyage) : '';

export const flexiReceiptParts = (order: PlacedOrder): ReceiptParts => ({
  carrierName: copy.supplier,
  carriage: flexiCarriage(order),
  carriageName: copy.ship,
  alternative: null,
  amountName: copy.amount,
  amount: isFlexiOrder(order)
    ? copy.bags(order.bags, order.litres.toLocaleString('en-US'), order.kg.toLocaleString('en-US'))
    : '',
  again: searchAgainAddress(order, isFlexiOrder(order) ? order : null),
});
