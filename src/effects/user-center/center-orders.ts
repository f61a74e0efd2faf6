import { fromPromise } from 'xstate';

import type { OrderQuery } from '../../../domain/order/life/order-query';
import { listOrders } from '../../../contract/orders/list';
import { orderWire } from '../../../contract/modes';
import { draftList } from '../../../contract/orders/orders';
import type {
  DraftName,
  DropDraftOutcome,
  ExportOrdersOutcome,
  LoadOrdersOutcome,
} from '../../../machines/identity/center-orders';
import type { PlacedOrder } from '../../../domain/order/receipt/placed';
import { readPlacedOrder } from '../after-order/placed-in';
import type { Gateway } from '../gateway/gateway';
import { unansweredCode } from '../gateway/line-code';
import { saveFile } from '../save-file';
import { houseNow } from '../clock';

const MOST_EXPORTED_PAGES = 50;

type OrdersSheet = { file: string; csv: (orders: readonly PlacedOrder[]) => string };

export const centerOrderCallsVia = (gateway: Gateway, sheet: OrdersSheet) => ({
  loadOrders: fromPromise<LoadOrdersOutcome, OrderQuery>(async ({ input: { page, ...asked }, signal }) => {
    const options = { signal, cookieless: true };
    const [listed, drafts] = await Promise.all([
      gateway.call(listOrders, { ...asked, current: String(page) }, options),
      gateway.call(draftList, {}, options),
    ]);
    if (listed.kind !== 'done') return { ok: false, failure: { code: unansweredCode(listed) } };
    if (drafts.kind !== 'done') return { ok: false, failure: { code: unansweredCode(drafts) } };
    const { records, total, size } = listed.data;
    const orders = await Promise.all(records.map(readPlacedOrder));
    return { ok: true, orders, total, size, drafts: drafts.data, readAt: houseNow() };
  }),
  dropDraft: fromPromise<DropDraftOutcome, DraftName | null>(async ({ input, signal }) => {
    if (input === null) return { ok: false };
    const { mode, draftId } = input;
    const reply = await gateway.call(orderWire(mode).dropDraft, { draftId }, { signal, cookieless: true });
    return { ok: reply.kind === 'done' };
  }),
  exportOrders: fromPromise<ExportOrdersOutcome, OrderQuery>(async ({ input: { page: _shown, ...asked }, signal }) => {
    const orders: PlacedOrder[] = [];
    let total = Infinity;
    for (let page = 1; orders.length < total && page <= MOST_EXPORTED_PAGES; page += 1) {
      const reply = await gateway.call(listOrders, { ...asked, current: String(page) }, { signal, cookieless: true });
      if (reply.kind !== 'done') return { ok: false };
      if (reply.data.records.length === 0) break;
      total = reply.data.total;
      orders.push(...(await Promise.all(reply.data.records.map(readPlacedOrder))));
    }
    saveFile({ name: sheet.file, blob: new Blob([sheet.csv(orders)], { type: 'text/csv;charset=utf-8' }) });
    return { ok: true, isWhole: orders.length >= total || total === Infinity };
  }),
});
