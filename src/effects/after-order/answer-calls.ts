import { fromPromise } from 'xstate';

import { answerBump } from '../../../contract/bumped';
import { CODES } from '../../../contract/envelope';
import { answerMeasured } from '../../../contract/intake';
import type { AnswerFailure, GiveAnswerInput, GiveAnswerOutcome } from '../../../machines/order/order-answer';
import type { Gateway } from '../gateway/gateway';
import { lineCodeOf } from '../gateway/line-code';

const REFUSED: Readonly<Record<string, AnswerFailure>> = {
  [CODES.moveRefused]: 'late',
  [CODES.priceChanged]: 'price',
};

/** What the owner says to the price of what was measured, or to the offer that takes the goods instead. */
export const giveAnswerVia = (gateway: Gateway) =>
  fromPromise<GiveAnswerOutcome, GiveAnswerInput>(async ({ input: { shown, ...said }, signal }) => {
    const reply =
      'total' in shown
        ? await gateway.call(answerMeasured, { ...said, shownTotal: shown.total }, { signal })
        : await gateway.call(answerBump, { ...said, offerId: shown.offerId }, { signal });
    if (reply.kind === 'done') return { ok: true };
    if (reply.kind === 'unreachable') return { ok: false, code: lineCodeOf(reply) };
    return { ok: false, code: REFUSED[reply.code] ?? 'unavailable' };
  });
