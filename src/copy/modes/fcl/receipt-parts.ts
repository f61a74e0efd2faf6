import { isFclOrder } from '../../../../domain/modes/fcl/receipt';
import { BOX_TYPES } from '../../../../domain/offer/search';
import type { PlacedOrder, ReceiptParts } from '../../../../domain/order/receipt/placed';
import { routePath } from '../../../../domain/routes';
import { momentWords } from '../../words/moment-words';
import { orderReceiptCopy as copy } from '../../orders/receipt';

const fclBoxes = (order: PlacedOrder) => (isFclOrder(order) ? order.boxes : []);

export const carriageOf = (order: PlacedOrder): string => (isFclOrder(order) ? `${order.vessel} ${order.voyage}` : '');

function fclAlternative(order: PlacedOrder): string | null {
  if (!isFclOrder(order) || order.alternative === null) return null;
  const { etd, carrier, vessel, voyage } = order.alternative;
  const { date, time } = momentWords(etd);
  return `${date} ${time} ${carrier} ${vessel} ${voyage}`;
}

/** Repeats lane, goods and boxes at today's prices. */
function fclReorderAddress(order: PlacedOrder): string {
  const { org, dst, isDanger, goods } = order;
  const box = fclBoxes(order).find(({ type }) => BOX_TYPES.some((known) => known === type));
  const unNo = goods.find((row) => row.unNo !== null)?.unNo;
  const query = new URLSearchParams({
    org: org.code,
    dst: dst.code,
    d: isDanger,
    ...(unNo && { un: unNo }),
    ...(box && { box: `${box.type}*${box.count}` }),
  });
  return `${routePath('shippingFcl')}?${query.toString().replaceAll('%2A', '*')}`;
}

const kgWords = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

const fclLoads = (order: PlacedOrder): NonNullable<ReceiptParts['loads']> =>
  isFclOrder(order)
    ? order.loads.map(({ type, first, count, goods, kg, vgmKg }) => ({
        name: copy.box(first, count, type),
        text: copy.load(goods.join(' + '), kgWords.format(kg), kgWords.format(vgmKg), count),
      }))
    : [];

export const fclReceiptParts = (order: PlacedOrder): ReceiptParts => ({
  carrierName: copy.ship,
  carriage: carriageOf(order),
  alternative: fclAlternative(order),
  amountName: copy.boxes,
  amount: fclBoxes(order)
    .map(({ type, count }) => `${count} × ${type}`)
    .join('，'),
  loads: fclLoads(order),
  ...(isFclOrder(order) && order.isSelfDeclared === true && { hints: { MARITIME_DECL: copy.selfDeclared } }),
  again: fclReorderAddress(order),
});
