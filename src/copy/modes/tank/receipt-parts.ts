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
    ...(isTankOrder(order) &&
      order.lease && { kind: 'LEASE' as const, leaseDays: String(order.lease.days), dst: null }),
    ...(isTankOrder(order) && { tons: String(order.kg / 1000), loadC: String(order.loadC) }),
  });
}

function carriageOf(order: PlacedOrder): string {
  if (!isTankOrder(order)) return '';
  return order.lease ? copy.way : `${order.vessel} ${order.voyage}`;
}

/** What a receipt says of tanks alone. */
export const tankReceiptParts = (order: PlacedOrder): ReceiptParts => ({
  carrierName: copy.operator,
  carriage: carriageOf(order),
  ...(isTankOrder(order) && order.lease && { leaving: copy.begins }),
  alternative: null,
  amountName: copy.amount,
  amount: isTankOrder(order) ? copy.tanks(order.tanks, nameOfTank(order.tank)) : '',
  again: againAt(order),
});
