import { fromPromise } from 'xstate';

import { listOrders } from '../../../contract/orders';
import type { LoadOrdersOutcome } from '../../../machines/identity/center-orders';
import { placedIn } from '../after-order/placed-in';
import type { Gateway } from '../gateway/gateway';
import { lineCodeOf } from '../gateway/line-code';

export const centerOrderCallsVia = (gateway: Gateway) => ({
  loadOrders: fromPromise<LoadOrdersOutcome, undefined>(async ({ signal }) => {
    const reply = await gateway.call(listOrders, { current: '1' }, { signal, quiet: true, cookieless: true });
    if (reply.kind === 'done')
      return { ok: true, orders: reply.data.records.map(placedIn), total: reply.data.total, readAt: Date.now() };
    return { ok: false, failure: { code: lineCodeOf(reply) } };
  }),
});
