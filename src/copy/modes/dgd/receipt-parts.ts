import { isDgdOrder } from '../../../../domain/modes/dgd/receipt';
import type { PlacedOrder, ReceiptParts } from '../../../../domain/order/receipt/placed';
import { routePath } from '../../../../domain/routes';
import { dgdReceiptCopy as copy } from './receipt';

export const dgdReceiptParts = (order: PlacedOrder): ReceiptParts => ({
  carrierName: copy.desk,
  carriage: '',
  alternative: null,
  amountName: copy.amount,
  amount: isDgdOrder(order) ? copy.count(order.count, order.isRush) : '',
  leaving: null,
  journey: isDgdOrder(order) ? copy.journey(order.hours) : '',
  events: copy.events,
  again: isDgdOrder(order) ? `${routePath('dgdeskDetail')}?type=${order.service}` : routePath('dgdesk'),
});
