import { fromPromise } from 'xstate';

import { readOrder } from '../../../contract/orders/orders';
import type { Cutoff } from '../../../domain/offer/cutoffs';
import { isOver } from '../../../domain/values/slots';
import type { LoadHoursInput, LoadHoursOutcome } from '../../../machines/order/order-truck';
import type { Gateway } from '../gateway/gateway';
import { houseNow } from '../clock';

type Order = { cutoffs: readonly Cutoff[]; isDanger: 'Y' | 'N' };

/** Hours ahead at which the gate is open; no capacity is counted. */
export const gateHoursOf =
  (hoursOf: (order: Order) => readonly string[]) =>
  (gateway: Gateway, now: () => number = houseNow) =>
    fromPromise<LoadHoursOutcome, LoadHoursInput>(async ({ input: { orderNo }, signal }) => {
      const order = await gateway.call(readOrder, { orderNo }, { signal });
      if (order.kind !== 'done') return { kind: 'lost' };
      const ahead = hoursOf(order.data).filter((slot) => !isOver(slot, now()));
      return { kind: 'loaded', hours: ahead.map((slot) => ({ slot, left: null })) };
    });
