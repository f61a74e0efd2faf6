import * as v from 'valibot';
import { fromPromise } from 'xstate';

import { CODES } from '../../../contract/wire/envelope';
import { amendOrder } from '../../../contract/after/intake';
import { money } from '../../../domain/shape/trade';
import type { AmendFailure, AmendOrderInput, AmendOrderOutcome } from '../../../machines/order/order-amend';
import type { Gateway } from '../gateway/gateway';
import { unansweredCode } from '../gateway/line-code';

const priced = v.object({ now: money });

const isBought = (data: unknown): boolean => v.is(v.object({ reason: v.literal('bought') }), data);

const AMENDED: Readonly<Record<string, AmendFailure>> = {
  [CODES.moveRefused]: 'late',
  [CODES.soldOut]: 'full',
  [CODES.orderRefused]: 'range',
};

/** Changes amounts: the gateway returns the new total, and sending it again confirms it. */
export const amendOrderVia = (gateway: Gateway) =>
  fromPromise<AmendOrderOutcome, AmendOrderInput>(async ({ input, signal }) => {
    const { orderNo, rows, total } = input;
    const reply = await gateway.call(amendOrder, { orderNo, rows, shownTotal: total }, { signal });
    if (reply.kind === 'done') return { kind: 'amended' };
    if (reply.kind === 'unreachable') return { kind: 'failed', code: unansweredCode(reply) };
    const offered = v.safeParse(priced, reply.data);
    if (reply.code === CODES.priceChanged && offered.success) return { kind: 'priced', total: offered.output.now };
    if (reply.code === CODES.orderRefused && isBought(reply.data)) return { kind: 'failed', code: 'bought' };
    return { kind: 'failed', code: AMENDED[reply.code] ?? 'unavailable' };
  });
