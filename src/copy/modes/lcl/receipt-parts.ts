import { isLclOrder, type LclOrder } from '../../../../domain/modes/lcl/receipt';
import { lclQuestion, type LclRowText } from '../../../../domain/modes/lcl/search';
import type { PlacedOrder, ReceiptParts } from '../../../../domain/order/receipt/placed';
import { pathOf } from '../../../../domain/routes';
import { lclReceiptCopy as copy } from './receipt';

/** How much it was is known of all of it, so it is said again where all of it is one row. */
function amountsOf(order: PlacedOrder): Pick<LclRowText, 'pieces' | 'kg' | 'm3'> {
  if (!isLclOrder(order) || order.goods.length !== 1) return { pieces: '', kg: '', m3: '' };
  return { pieces: String(order.pieces), kg: String(order.kg), m3: String(order.m3) };
}

/** The same lane for the same goods. */
const againAt = (order: PlacedOrder): string =>
  lclQuestion.address(pathOf('shippingLcl'), {
    org: order.org.code,
    dst: order.dst.code,
    isDanger: order.isDanger,
    isStackable: !isLclOrder(order) || order.isStackable,
    etd: null,
    rows: order.goods.map(({ unNo }) => ({ unNo: unNo ?? '', ...amountsOf(order), longCm: '', group: '' })),
  });

/** What is paid for: as it came, once its owner has agreed or nobody had to be asked, else as it was booked. */
function amountPaidFor({ measured, tons, pieces, kg, m3 }: LclOrder): string {
  const came = measured !== null && ['SETTLED', 'ACCEPTED'].includes(measured.stands) && measured.outcome !== 'SAME';
  const paid = came ? measured.came : { charged: tons.charged, kg, m3 };
  return copy.tons(paid.charged, pieces, paid.kg, paid.m3);
}

/** What a receipt says of a share of a box alone. */
export const lclReceiptParts = (order: PlacedOrder): ReceiptParts => ({
  carrierName: copy.shed,
  carriage: '',
  alternative: null,
  amountName: copy.amount,
  amount: isLclOrder(order) ? amountPaidFor(order) : '',
  again: againAt(order),
});
