import { searchAgainAddress } from '../../../../domain/modes/dom/again';
import { isDomOrder } from '../../../../domain/modes/dom/receipt';
import type { PlacedOrder, ReceiptParts } from '../../../../domain/order/receipt/placed';
import { domReceiptCopy as copy } from './receipt';

export const domCarriage = (order: PlacedOrder): string =>
  isDomOrder(order) ? order.ships.map(({ vessel, voyage }) => `${vessel} ${voyage}`).join(' → ') : '';

export const domBoxes = (order: PlacedOrder): string =>
  isDomOrder(order)
    ? order.loads.map(({ count, type, kg }) => copy.boxes(count, type, kg.toLocaleString('en-US'))).join('；')
    : '';

export const domReceiptParts = (order: PlacedOrder): ReceiptParts => ({
  carrierName: copy.carrier,
  carriage: domCarriage(order),
  carriageName: copy.ship,
  alternative: null,
  leaving: copy.leaving,
  amountName: copy.amount,
  amount: domBoxes(order),
  again: searchAgainAddress(order, isDomOrder(order) ? order : null),
});
