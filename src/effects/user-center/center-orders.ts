import { fromPromise } from 'xstate';

import type { OrderQuery } from '../../../domain/order/order-query';
import { listOrders } from '../../../contract/order-list';
import { draftList } from '../../../contract/orders';
import type { LoadOrdersOutcome } from '../../../machines/identity/center-orders';
import { placedIn } from '../after-order/placed-in';
import type { Gateway } from '../gateway/gateway';
import { lineCodeOf } from '../gateway/line-code';

export const centerOrderCallsVia = (gateway: Gateway) => ({
  loadOrders: fromPromise<LoadOrdersOutcome, OrderQuery>(async ({ input: { page, ...asked }, signal }) => {
    const options = { signal, cookieless: true };
    const [listed, drafts] = await Promise.all([
      gateway.call(listOrders, { ...asked, current: String(page) }, options),
      gateway.call(draftList, {}, options),
    ]);
    if (listed.kind !== 'done') return { ok: false, failure: { code: lineCodeOf(listed) } };
    if (drafts.kind !== 'done') return { ok: false, failure: { code: lineCodeOf(drafts) } };
    const { records, total, size } = listed.data;
    const orders = await Promise.all(records.map(placedIn));
    return { ok: true, orders, total, size, drafts: drafts.data, readAt: Date.now() };
  }),
});
