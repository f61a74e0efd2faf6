import { cfsAddress } from '../../../../domain/modes/cfs/address';
import { isCfsOrder } from '../../../../domain/modes/cfs/receipt';
import type { PlacedOrder, ReceiptParts } from '../../../../domain/order/receipt/placed';
import { routePath } from '../../../../domain/routes';
import { cfsReceiptCopy as copy } from './receipt';

/** Repeats port, goods and number of boxes. */
function cfsReorderAddress(order: PlacedOrder): string {
  const [goods] = order.goods;
  const boxes = isCfsOrder(order) ? order.boxes : [];
  return cfsAddress(routePath('builtInOrder'), {
    org: order.dst.code,
    isDanger: order.isDanger,
    unNo: goods?.unNo ?? null,
    goods: order.isDanger === 'N' ? (goods?.nameCn ?? null) : null,
    boxType: boxes[0]?.type ?? '20GP',
    boxes: Math.max(1, boxes.length),
    etd: null,
    cut: null,
    st: isCfsOrder(order) ? order.station.code : null,
    day: null,
    tons: isCfsOrder(order) ? String(order.tons) : '',
  });
}

export const cfsReceiptParts = (order: PlacedOrder): ReceiptParts => ({
  carrierName: copy.station,
  carriage: isCfsOrder(order) ? order.vesselVoyage : '',
  alternative: null,
  amountName: copy.amount,
  amount: isCfsOrder(order) ? copy.boxes(order.boxes.length, order.tons) : '',
  leaving: copy.leaving,
  route: copy.port,
  // Stuffing has no journey.
  journey: '',
  again: cfsReorderAddress(order),
});
