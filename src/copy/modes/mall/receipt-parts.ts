import { tidySum } from '../../../../domain/offer/containers';
import { purchaseAgain } from '../../../../domain/mall/asked';
import { isMallOrder } from '../../../../domain/modes/mall/receipt';
import type { PlacedOrder, ReceiptParts } from '../../../../domain/order/receipt/placed';
import { routePath } from '../../../../domain/routes';
import { mallReceiptCopy as copy } from './receipt';

const mallTotalKg = (order: PlacedOrder): number => (isMallOrder(order) ? tidySum(order.lines.map(({ kg }) => kg)) : 0);

export const mallReceiptParts = (order: PlacedOrder): ReceiptParts => ({
  carrierName: copy.seller,
  carriage: '',
  alternative: null,
  amountName: copy.amount,
  amount: copy.kilograms(mallTotalKg(order)),
  leaving: null,
  route: copy.from,
  journey: '',
  note: copy.note,
  events: copy.events,
  showsInvoice: true,
  again: `${routePath('business')}${purchaseAgain(order.orderNo)}`,
});
