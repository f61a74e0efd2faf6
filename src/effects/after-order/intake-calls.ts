import * as v from 'valibot';
import { fromPromise } from 'xstate';

import { CODES } from '../../../contract/envelope';
import { amendOrder, answerMeasured } from '../../../contract/intake';
import { money } from '../../../contract/money';
import type { AmendFailure, AmendOrderInput, AmendOrderOutcome } from '../../../machines/order/order-amend';
import type { AnswerFailure, AnswerMeasuredInput, AnswerMeasuredOutcome } from '../../../machines/order/order-measured';
import type { Gateway } from '../gateway/gateway';
import { lineCodeOf } from '../gateway/line-code';

const priced = v.object({ now: money });

const ANSWERED: Readonly<Record<string, AnswerFailure>> = {
  [CODES.moveRefused]: 'late',
  [CODES.priceChanged]: 'price',
};

const AMENDED: Readonly<Record<string, AmendFailure>> = {
  [CODES.moveRefused]: 'late',
  [CODES.soldOut]: 'full',
  [CODES.orderRefused]: 'range',
};

/** What the owner says to the price of what was measured. */
export const answerMeasuredVia = (gateway: Gateway) =>
  fromPromise<AnswerMeasuredOutcome, AnswerMeasuredInput>(async ({ input, signal }) => {
    const { orderNo, isAccepted, total } = input;
    const asked = { orderNo, isAccepted, shownTotal: total };
    const reply = await gateway.call(answerMeasured, asked, { signal, quiet: true });
    if (reply.kind === 'done') return { ok: true };
    if (reply.kind === 'unreachable') return { ok: false, code: lineCodeOf(reply) };
    return { ok: false, code: ANSWERED[reply.code] ?? 'unavailable' };
  });

/** Other amounts; the gateway counts them, and what it counts is agreed to by sending them once more. */
export const amendOrderVia = (gateway: Gateway) =>
  fromPromise<AmendOrderOutcome, AmendOrderInput>(async ({ input, signal }) => {
    const { orderNo, rows, total } = input;
    const reply = await gateway.call(amendOrder, { orderNo, rows, shownTotal: total }, { signal, quiet: true });
    if (reply.kind === 'done') return { kind: 'amended' };
    if (reply.kind === 'unreachable') return { kind: 'failed', code: lineCodeOf(reply) };
    const offered = v.safeParse(priced, reply.data);
    if (reply.code === CODES.priceChanged && offered.success) return { kind: 'priced', total: offered.output.now };
    return { kind: 'failed', code: AMENDED[reply.code] ?? 'unavailable' };
  });
