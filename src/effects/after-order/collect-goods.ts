import * as v from 'valibot';
import { fromPromise } from 'xstate';

import { CODES } from '../../../contract/wire/envelope';
import { bookLeaving, dropLeaving, fullSlot } from '../../../contract/after/leaving';
import type {
  BookLeavingInput,
  BookLeavingOutcome,
  DropLeavingInput,
  DropLeavingOutcome,
  LeavingFailure,
} from '../../../machines/order/order-leaving';
import type { Gateway } from '../gateway/gateway';
import { unansweredCode } from '../gateway/line-code';

const REFUSED: Readonly<Record<string, LeavingFailure>> = {
  [CODES.moveRefused]: 'late',
  [CODES.orderRefused]: 'stale',
};

export const bookLeavingVia = (gateway: Gateway) =>
  fromPromise<BookLeavingOutcome, BookLeavingInput>(async ({ input, signal }) => {
    const reply = await gateway.call(bookLeaving, input, { signal });
    if (reply.kind === 'done') return { kind: 'booked' };
    if (reply.kind === 'unreachable') return { kind: 'failed', code: unansweredCode(reply) };
    const full = v.safeParse(fullSlot, reply.data);
    if (reply.code === CODES.soldOut && full.success) return { kind: 'full', slots: full.output.slots };
    return { kind: 'failed', code: REFUSED[reply.code] ?? 'unavailable' };
  });

export const dropLeavingVia = (gateway: Gateway) =>
  fromPromise<DropLeavingOutcome, DropLeavingInput>(async ({ input, signal }) => {
    const reply = await gateway.call(dropLeaving, input, { signal });
    if (reply.kind === 'done') return { kind: 'dropped' };
    if (reply.kind === 'unreachable') return { kind: 'failed', code: unansweredCode(reply) };
    return { kind: 'failed', code: REFUSED[reply.code] ?? 'unavailable' };
  });
