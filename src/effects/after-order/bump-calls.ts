import { fromPromise } from 'xstate';

import { answerBump } from '../../../contract/bumped';
import { CODES } from '../../../contract/envelope';
import type { AnswerBumpInput, AnswerBumpOutcome } from '../../../machines/order/order-bumped';
import type { Gateway } from '../gateway/gateway';
import { lineCodeOf } from '../gateway/line-code';

/** What the owner says to the offer that takes the goods instead. */
export const answerBumpVia = (gateway: Gateway) =>
  fromPromise<AnswerBumpOutcome, AnswerBumpInput>(async ({ input, signal }) => {
    const reply = await gateway.call(answerBump, input, { signal, quiet: true });
    if (reply.kind === 'done') return { ok: true };
    if (reply.kind === 'unreachable') return { ok: false, code: lineCodeOf(reply) };
    return { ok: false, code: reply.code === CODES.moveRefused ? 'late' : 'unavailable' };
  });
