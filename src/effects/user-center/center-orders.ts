import { fromPromise } from 'xstate';

import { draftList, listOrders } from '../../../contract/orders';
import type { LoadOrdersOutcome } from '../../../machines/identity/center-orders';
import { placedIn } from '../after-order/placed-in';
import type { Gateway } from '../gateway/gateway';
import { lineCodeOf } from '../gateway/line-code';

export const centerOrderCallsVia = (gateway: Gateway) => ({
  loadOrders: fromPromise<LoadOrdersOutcome, undefined>(async ({ signal }) => {
    const options = { signal, quiet: true, cookieless: true };
    const [orders, drafts] = await Promise.all([
      gateway.call(listOrders, { current: '1' }, options),
      gateway.call(draftList, {}, options),
    ]);
    if (orders.kind !== 'done') return { ok: false, failure: { code: lineCodeOf(orders) } };
    if (drafts.kind !== 'done') return { ok: false, failure: { code: lineCodeOf(drafts) } };
    const { records, total } = orders.data;
    return { ok: true, orders: records.map(placedIn), total, drafts: drafts.data, readAt: Date.now() };
  }),
});
