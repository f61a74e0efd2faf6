import { fromPromise } from 'xstate';

import { answerBump } from '../../../contract/after/bumped';
import { CODES } from '../../../contract/wire/envelope';
import { answerMeasured } from '../../../contract/after/intake';
import { answerMishap } from '../../../contract/after/mishap';
import { receiveGoods } from '../../../contract/after/receiving';
import type {
  AnswerFailure,
  GiveAnswerInput,
  GiveAnswerOutcome,
  AnswerTerms,
} from '../../../machines/order/order-answer';
import type { Gateway } from '../gateway/gateway';
import { unansweredCode } from '../gateway/line-code';

const REFUSED: Readonly<Record<string, AnswerFailure>> = {
  [CODES.moveRefused]: 'late',
  [CODES.priceChanged]: 'price',
  [CODES.soldOut]: 'gone',
};

type CustomerAnswer = Pick<GiveAnswerInput, 'orderNo' | 'isAccepted'>;

function sendAnswer(gateway: Gateway, shown: AnswerTerms, said: CustomerAnswer, signal: AbortSignal) {
  if ('total' in shown) return gateway.call(answerMeasured, { ...said, shownTotal: shown.total }, { signal });
  if ('offerId' in shown) return gateway.call(answerBump, { ...said, offerId: shown.offerId }, { signal });
  if ('isReceived' in shown) return gateway.call(receiveGoods, { orderNo: said.orderNo }, { signal });
  const { mishap: no, fees } = shown;
  const shownFee = said.isAccepted ? fees.accept : fees.decline;
  return gateway.call(answerMishap, { ...said, no, shownFee }, { signal });
}

export const giveAnswerVia = (gateway: Gateway) =>
  fromPromise<GiveAnswerOutcome, GiveAnswerInput>(async ({ input: { shown, ...said }, signal }) => {
    const reply = await sendAnswer(gateway, shown, said, signal);
    if (reply.kind === 'done') return { ok: true };
    if (reply.kind === 'unreachable') return { ok: false, code: unansweredCode(reply) };
    return { ok: false, code: REFUSED[reply.code] ?? 'unavailable' };
  });
