import { railAddress, readRailQuery } from '../../../../domain/modes/rail/address';
import { BORDERS } from '../../../../domain/modes/rail/corridor';
import { isRailOrder } from '../../../../domain/modes/rail/receipt';
import type { PlacedOrder, ReceiptParts } from '../../../../domain/order/receipt/placed';
import { routePath } from '../../../../domain/routes';
import { railReceiptCopy as copy } from './receipt';

/** Repeats lane, goods, boxes and temperature. */
function railReorderAddress(order: PlacedOrder): string {
  const [goods] = order.goods;
  const isOwn = isRailOrder(order);
  const [box, ...more] = isOwn ? order.boxes : [];
  return railAddress(routePath('railWayIndex'), {
    ...readRailQuery(''),
    org: order.org.code,
    dst: order.dst.code,
    isDanger: order.isDanger,
    unNo: goods?.unNo ?? null,
    goods: goods?.nameCn ?? null,
    ...(box && { boxType: box.type, boxes: box.count, more, isTrial: false }),
    ...(isOwn && { owner: order.owner, heating: order.heating === 'NONE' ? null : order.heating }),
    hasPermit: isOwn && order.hasApproval,
  });
}

export const railCarriage = (order: PlacedOrder): string =>
  isRailOrder(order) ? copy.carriage(order.line, BORDERS[order.border].nameCn) : '';

export const railReceiptParts = (order: PlacedOrder): ReceiptParts => ({
  carrierName: copy.platform,
  carriage: railCarriage(order),
  alternative: null,
  leaving: copy.leaving,
  route: copy.route,
  hints: copy.hints,
  ...(isRailOrder(order) && { journey: copy.journey(...order.transitDays) }),
  amountName: copy.amount,
  amount: isRailOrder(order) ? order.boxes.map(({ type, count }) => `${count} × ${type}`).join('、') : '',
  again: railReorderAddress(order),
});
