import { domAddress, domAskedIn } from '../../../../domain/modes/dom/address';
import { isDomOrder } from '../../../../domain/modes/dom/receipt';
import type { PlacedOrder, ReceiptParts } from '../../../../domain/order/placed';
import { domReceiptCopy as copy } from './receipt';

/** The same way for the same goods; the boxes are said again where all of them weigh the same. */
function againAt(order: PlacedOrder): string {
  const asked = domAskedIn('');
  const [goods] = order.goods;
  const loads = isDomOrder(order) ? order.loads : [];
  const [load] = loads;
  const isOne = load !== undefined && loads.length === 1;
  return domAddress({
    ...asked,
    org: order.org.code,
    dst: order.dst.code,
    boxType: load?.type ?? '20GP',
    boxes: isOne ? load.count : 1,
    row: {
      ...asked.row,
      nature: order.isDanger,
      goods: goods?.nameCn ?? '',
      kg: isOne ? String(load.kg) : '',
      tax: isDomOrder(order) ? order.tax.rate : asked.row.tax,
    },
  });
}

export const domCarriage = (order: PlacedOrder): string =>
  isDomOrder(order) ? order.ships.map(({ vessel, voyage }) => `${vessel} ${voyage}`).join(' → ') : '';

export const domBoxes = (order: PlacedOrder): string =>
  isDomOrder(order)
    ? order.loads.map(({ count, type, kg }) => copy.boxes(count, type, kg.toLocaleString('en-US'))).join('；')
    : '';

/** What a receipt says of boxes within the country alone. */
export const domReceiptParts = (order: PlacedOrder): ReceiptParts => ({
  carrierName: copy.carrier,
  carriage: domCarriage(order),
  alternative: null,
  leaving: copy.leaving,
  amountName: copy.amount,
  amount: domBoxes(order),
  again: againAt(order),
});
