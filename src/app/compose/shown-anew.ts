import { fromPromise, waitFor } from 'xstate';

import type { OrderReceiptActor } from '../../../machines/order/order-receipt';

/** Retry interval in ms until the changed order is read; the old version must never be shown. */
const ASKED_AGAIN_MS = 3_000;

/** Resolves once the receipt shows the order as read after the change. */
export const shownAnew = (receipt: OrderReceiptActor) =>
  fromPromise<void, undefined>(async ({ signal }) => {
    const { order } = receipt.getSnapshot().context;
    const ask = () => receipt.send({ type: 'order.refresh' });
    const asking = setInterval(() => {
      if (!receipt.getSnapshot().hasTag('busy')) ask();
    }, ASKED_AGAIN_MS);
    ask();
    await waitFor(receipt, ({ context }) => context.order !== order, { signal, timeout: Infinity }).finally(() =>
      clearInterval(asking),
    );
  });
