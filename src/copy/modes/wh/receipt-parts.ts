import { isWhOrder } from '../../../../domain/modes/wh/receipt';
import { whQuestion } from '../../../../domain/modes/wh/search';
import type { PlacedOrder, ReceiptParts } from '../../../../domain/order/receipt/placed';
import { routePath } from '../../../../domain/routes';
import { whReceiptCopy as copy } from './receipt';

/** Repeats city, goods and quantity. */
function whReorderAddress(order: PlacedOrder): string {
  const [goods] = order.goods;
  const kept = isWhOrder(order)
    ? { tons: String(order.tons), pallets: String(order.pallets), days: String(order.days), untold: [] }
    : {};
  return whQuestion.address(routePath('warehouse'), {
    ...whQuestion.asked(''),
    ...kept,
    org: order.org.code,
    isDanger: order.isDanger,
    unNo: goods?.unNo ?? null,
    goods: order.isDanger === 'N' ? (goods?.nameCn ?? null) : null,
    inDate: null,
  });
}

export const whReceiptParts = (order: PlacedOrder): ReceiptParts => ({
  carrierName: copy.store,
  carriage: isWhOrder(order) ? copy.room(order.room) : '',
  alternative: null,
  amountName: copy.amount,
  amount: isWhOrder(order) ? copy.tons(order.tons, order.pallets, order.days) : '',
  leaving: copy.leaving,
  route: copy.way,
  events: copy.events,
  again: whReorderAddress(order),
});
