import { isLclOrder, type LclOrder } from '../../../../domain/modes/lcl/receipt';
import { lclQuestion, type LclRowText } from '../../../../domain/modes/lcl/search';
import type { PlacedOrder, ReceiptParts } from '../../../../domain/order/receipt/placed';
import { routePath } from '../../../../domain/routes';
import { lclReceiptCopy as copy } from './receipt';

/** Amounts are known only in total, so they are repeated only for a single row. */
function singleRowAmounts(order: PlacedOrder): Pick<LclRowText, 'pieces' | 'kg' | 'm3'> {
  if (!isLclOrder(order) || order.goods.length !== 1) return { pieces: '', kg: '', m3: '' };
  return { pieces: String(order.pieces), kg: String(order.kg), m3: String(order.m3) };
}

/** Repeats lane and goods. */
const lclReorderAddress = (order: PlacedOrder): string =>
  lclQuestion.address(routePath('shippingLcl'), {
    org: order.org.code,
    dst: order.dst.code,
    isDanger: order.isDanger,
    isStackable: !isLclOrder(order) || order.isStackable,
    etd: null,
    rows: order.goods.map(({ unNo }) => ({
      unNo: unNo ?? '',
      ...singleRowAmounts(order),
      longCm: '',
      group: '',
      name: '',
    })),
  });

/** Charged amount: as measured once the owner agreed or no consent was needed, else as booked. */
function chargedAmount({ measured, tons, pieces, kg, m3 }: LclOrder): string {
  const came = measured !== null && ['SETTLED', 'ACCEPTED'].includes(measured.stands) && measured.outcome !== 'SAME';
  const paid = came ? measured.came : { charged: tons.charged, kg, m3 };
  return copy.tons(paid.charged, pieces, paid.kg, paid.m3);
}

export const lclReceiptParts = (order: PlacedOrder): ReceiptParts => ({
  carrierName: copy.shed,
  carriage: '',
  alternative: null,
  amountName: copy.amount,
  amount: isLclOrder(order) ? chargedAmount(order) : '',
  again: lclReorderAddress(order),
});
