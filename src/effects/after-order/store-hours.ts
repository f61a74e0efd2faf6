import { fromPromise } from 'xstate';

import { truckHours } from '../../../contract/after/trucks';
import type { LoadHoursInput, LoadHoursOutcome } from '../../../machines/order/order-truck';
import type { Gateway } from '../gateway/gateway';

export const storeHoursVia = (gateway: Gateway) =>
  fromPromise<LoadHoursOutcome, LoadHoursInput>(async ({ input: { orderNo }, signal }) => {
    const reply = await gateway.call(truckHours, { orderNo }, { signal });
    return reply.kind === 'done' ? { kind: 'loaded', hours: reply.data.hours } : { kind: 'lost' };
  });
