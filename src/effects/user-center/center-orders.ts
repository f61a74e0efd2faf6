import { fromPromise } from 'xstate';

import { draftList, listOrders } from '../../../contract/orders';
import type { LoadOrdersOutcome } from '../../../machines/identity/center-orders';
import { placedIn } from '../after-order/placed-in';
import type { Gateway } from '../gateway/gateway';
import { lineCodeOf } from '../gateway/line-code';

export const centerOrderCallsVia = (gateway: Gateway) => ({
  loadOrders: fromPromise<LoadOrdersOutcome, undefined>(async ({ signal }) => {
    const options = { signal, cookieless: true };
    const [listed, drafts] = await Promise.all([
      gateway.call(listOrders, { current: '1' }, options),
      gateway.call(draftList, {}, options),
    ]);
    if (listed.kind !== 'done') return { ok: false, failure: { code: lineCodeOf(listed) } };
    if (drafts.kind !== 'done') return { ok: false, failure: { code: lineCodeOf(drafts) } };
    const { records, total } = listed.data;
    const orders = await Promise.all(records.map(placedIn));
    return { ok: true, orders, total, drafts: drafts.data, readAt: Date.now() };
  }),
});
