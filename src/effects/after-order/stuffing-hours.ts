import * as v from 'valibot';
import { fromPromise } from 'xstate';

import { cfsSchedule } from '../../../contract/modes/cfs/search';
import { readOrder } from '../../../contract/orders/orders';
import { truckChangeHours } from '../../../domain/modes/cfs/truck-changes';
import type { LoadHoursInput, LoadHoursOutcome } from '../../../machines/order/order-truck';
import type { Gateway } from '../gateway/gateway';
import { houseNow } from '../clock';
import { cfsReceipt } from '../../../domain/modes/cfs/receipt-shape';

const LOST: LoadHoursOutcome = { kind: 'lost' };

export const stuffingHoursVia = (gateway: Gateway, now: () => number = houseNow) =>
  fromPromise<LoadHoursOutcome, LoadHoursInput>(async ({ input: { orderNo }, signal }) => {
    const order = await gateway.call(readOrder, { orderNo }, { signal });
    const placed = order.kind === 'done' ? v.safeParse(cfsReceipt, order.data.detail) : null;
    if (order.kind !== 'done' || !placed?.success) return LOST;
    const { search, station } = placed.output;
    const reply = await gateway.call(cfsSchedule, search, { signal });
    if (reply.kind !== 'done') return LOST;
    const boards = reply.data.offers.find(({ detail }) => detail.station.code === station.code)?.detail.boards;
    if (!boards) return LOST;
    return {
      kind: 'loaded',
      hours: truckChangeHours({ ...placed.output, isDanger: order.data.isDanger }, boards, now()),
    };
  });
