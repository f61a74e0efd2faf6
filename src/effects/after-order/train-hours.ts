import { fromPromise } from 'xstate';

import { readOrder } from '../../../contract/orders';
import { hoursAt, isOver } from '../../../domain/modes/rail/station';
import type { LoadHoursInput, LoadHoursOutcome } from '../../../machines/order/order-truck';
import type { Gateway } from '../gateway/gateway';

/** The hours in which the station of an order still takes its boxes in; nobody counts who comes. */
export const trainHoursVia = (gateway: Gateway, now: () => number = Date.now) =>
  fromPromise<LoadHoursOutcome, LoadHoursInput>(async ({ input: { orderNo }, signal }) => {
    const order = await gateway.call(readOrder, { orderNo }, { signal, quiet: true });
    if (order.kind !== 'done') return { kind: 'lost' };
    const ahead = hoursAt(order.data.cutoffs).filter((slot) => !isOver(slot, now()));
    return { kind: 'loaded', hours: ahead.map((slot) => ({ slot, left: null })) };
  });
