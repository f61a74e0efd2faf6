import { toldSum } from '../../../domain/offer/charges';
import type { PackForm } from '../../../domain/mall/product';
import type { ModeId } from '../../../domain/mode-ids';
import type { PlacedOrder } from '../../../domain/order/receipt/placed';
import { buildCsv } from '../../../domain/values/csv';
import { bookingSearchCopy } from '../search/booking-search';
import { formNames } from '../mall/names';
import { momentText } from '../words/moment-words';
import { stateName } from './states';
import { routeText } from '../words/route-words';

const HEAD = ['订单号', '提交时间', '服务', '状态', '起讫', '货物', '等级', '包装', '件数', '千克', '订单金额', '币种'];

const YUAN_FEN = 100;

const NAMES: Readonly<Partial<Record<ModeId, string>>> = bookingSearchCopy.mode;

type PurchaseLine = { nameCn: string; grade: string; pack: PackForm; pieces: number; kg: number };
const hasBought = (order: PlacedOrder): order is PlacedOrder & { lines: readonly PurchaseLine[] } =>
  'lines' in order && 'taken' in order;

/** One row per goods; the order total is only in the first row, so the column sums correctly. */
function sheetRows(order: PlacedOrder): string[][] {
  const { orderNo, submittedAt, mode, state, charges, goods } = order;
  const sum = toldSum(charges);
  const head = [orderNo, momentText(submittedAt), NAMES[mode] ?? '', stateName(order, state), routeText(order)];
  const lines = hasBought(order)
    ? order.lines.map(({ nameCn, grade, pack, pieces, kg }) => [
        nameCn,
        grade,
        formNames[pack],
        String(pieces),
        String(kg),
      ])
    : goods.map(({ nameCn, unNo }) => [unNo === null ? nameCn : `${nameCn} UN ${unNo}`, '', '', '', '']);
  return lines.map((line, at) => [
    ...head,
    ...line,
    at === 0 ? (sum.amount / YUAN_FEN).toFixed(2) : '',
    at === 0 ? sum.currency : '',
  ]);
}

export const ordersSheet = {
  file: '订单.csv',
  csv: (orders: readonly PlacedOrder[]): string => buildCsv([HEAD, ...orders.flatMap(sheetRows)]),
};
