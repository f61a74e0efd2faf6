import * as v from 'valibot';
import { fromPromise } from 'xstate';

import { CODES } from '../../../contract/envelope';
import { cfsReceipt } from '../../../contract/modes/cfs/receipt';
import { cfsSchedule } from '../../../contract/modes/cfs/search';
import { money } from '../../../contract/money';
import { readOrder } from '../../../contract/orders';
import { changeTruck } from '../../../contract/trucks';
import { hoursFor } from '../../../domain/modes/cfs/truck-changes';
import type {
  ChangeTruckFailure,
  ChangeTruckInput,
  ChangeTruckOutcome,
  LoadHoursInput,
  LoadHoursOutcome,
} from '../../../machines/order/order-truck';
import type { Gateway } from '../gateway/gateway';
import { lineCodeOf } from '../gateway/line-code';

const LOST: LoadHoursOutcome = { kind: 'lost' };

/** What is left of the station of an order by now. */
export const loadHoursVia = (gateway: Gateway, now: () => number = Date.now) =>
  fromPromise<LoadHoursOutcome, LoadHoursInput>(async ({ input: { orderNo }, signal }) => {
    const order = await gateway.call(readOrder, { orderNo }, { signal, quiet: true });
    const placed = order.kind === 'done' ? v.safeParse(cfsReceipt, order.data.detail) : null;
    if (order.kind !== 'done' || !placed?.success) return LOST;
    const { search, station } = placed.output;
    const reply = await gateway.call(cfsSchedule, search, { signal, quiet: true });
    if (reply.kind !== 'done') return LOST;
    const boards = reply.data.offers.find(({ detail }) => detail.station.code === station.code)?.detail.boards;
    if (!boards) return LOST;
    return { kind: 'loaded', hours: hoursFor({ ...placed.output, isDanger: order.data.isDanger }, boards, now()) };
  });

const priced = v.object({ now: money });

const REFUSED: Readonly<Record<string, ChangeTruckFailure>> = {
  [CODES.moveRefused]: 'late',
  [CODES.orderRefused]: 'refused',
};

/** Another truck; what it costs by then is agreed to by sending it once more. */
export const changeTruckVia = (gateway: Gateway) =>
  fromPromise<ChangeTruckOutcome, ChangeTruckInput>(async ({ input: { total, ...asked }, signal }) => {
    const reply = await gateway.call(changeTruck, { ...asked, shownTotal: total }, { signal, quiet: true });
    if (reply.kind === 'done') return { kind: 'changed' };
    if (reply.kind === 'unreachable') return { kind: 'failed', code: lineCodeOf(reply) };
    if (reply.code === CODES.soldOut) return { kind: 'taken' };
    const offered = v.safeParse(priced, reply.data);
    if (reply.code === CODES.priceChanged && offered.success) return { kind: 'priced', total: offered.output.now };
    return { kind: 'failed', code: REFUSED[reply.code] ?? 'unavailable' };
  });
