import { lclAddress } from '../../../../domain/modes/lcl/address';
import { isLclOrder } from '../../../../domain/modes/lcl/receipt';
import type { PlacedOrder, ReceiptParts } from '../../../../domain/order/placed';
import { pathOf } from '../../../../domain/routes';
import { lclReceiptCopy as copy } from './receipt';

/** The same lane for the same goods; how much of them is said anew. */
const againAt = ({ org, dst, isDanger, goods }: PlacedOrder): string =>
  lclAddress(pathOf('shippingLcl'), {
    org: org.code,
    dst: dst.code,
    isDanger,
    isStackable: true,
    etd: null,
    rows: goods.map(({ unNo }) => ({ unNo: unNo ?? '', pieces: '', kg: '', m3: '', longCm: '' })),
  });

/** What a receipt says of a share of a box alone. */
export const lclReceiptParts = (order: PlacedOrder): ReceiptParts => ({
  carrierName: copy.shed,
  carriage: '',
  alternative: null,
  amountName: copy.amount,
  amount: isLclOrder(order) ? copy.tons(order.tons.charged, order.pieces, order.kg, order.m3) : '',
  again: againAt(order),
});
