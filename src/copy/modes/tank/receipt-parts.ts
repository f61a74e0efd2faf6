import { tankAddress, tankAskedIn } from '../../../../domain/modes/tank/address';
import { isTankOrder } from '../../../../domain/modes/tank/receipt';
import type { PlacedOrder, ReceiptParts } from '../../../../domain/order/placed';
import { pathOf } from '../../../../domain/routes';
import { tankReceiptCopy as copy } from './receipt';
import { nameOfTank } from './search';

/** The same goods the same way, as much of them. */
function againAt(order: PlacedOrder): string {
  const [goods] = order.goods;
  return tankAddress(pathOf('tankIndex'), {
    ...tankAskedIn(''),
    org: order.org.code,
    dst: order.dst.code,
    isDanger: order.isDanger,
    unNo: goods?.unNo ?? null,
    goods: goods?.nameCn ?? null,
    ...(isTankOrder(order) && { tons: String(order.kg / 1000), loadC: String(order.loadC) }),
  });
}

/** What a receipt says of tanks alone. */
export const tankReceiptParts = (order: PlacedOrder): ReceiptParts => ({
  carrierName: copy.operator,
  carriage: isTankOrder(order) ? `${order.vessel} ${order.voyage}` : '',
  alternative: null,
  amountName: copy.amount,
  amount: isTankOrder(order) ? copy.tanks(order.tanks, nameOfTank(order.tank)) : '',
  again: againAt(order),
});
