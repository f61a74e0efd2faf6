import { nameOfTank } from '../../../../domain/goods/tank/names';
import { searchAgainAddress } from '../../../../domain/modes/tank/again';
import { isTankOrder } from '../../../../domain/modes/tank/receipt';
import type { PlacedOrder, ReceiptParts } from '../../../../domain/order/receipt/placed';
import { tankReceiptCopy as copy } from './receipt';

function tankCarriage(order: PlacedOrder): string {
  if (!isTankOrder(order)) return '';
  return order.lease ? copy.way : `${order.vessel} ${order.voyage}`;
}

export const tankReceiptParts = (order: PlacedOrder): ReceiptParts => ({
  carrierName: copy.operator,
  carriage: tankCarriage(order),
  ...(isTankOrder(order) && order.lease ? { leaving: copy.begins } : { carriageName: copy.ship }),
  hints: { VGM: copy.weighed },
  alternative: null,
  amountName: copy.amount,
  amount: isTankOrder(order) ? copy.tanks(order.tanks, nameOfTank(order.tank)) : '',
  again: searchAgainAddress(order, isTankOrder(order) ? order : null),
});
