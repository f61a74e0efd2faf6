import { fromPromise, waitFor } from 'xstate';

import type { OrderReceiptActor } from '../../../machines/order/order-receipt';

/** Nobody is shown what an order was before it was changed: as long as it cannot be read, it is asked for again. */
const ASKED_AGAIN_MS = 3_000;

/** Over as soon as a receipt shows its order as it is read from now on. */
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
