import type { Money } from '../../../domain/values/money';

/**
 * Displayed question: the price of goods measured larger, the offer for bumped goods, a mishap with the fee of each
 * choice, or the receipt of the goods.
 */
export type AnswerTerms =
  | { total: Money }
  | { offerId: string }
  | { mishap: number; fees: { accept: Money; decline: Money } }
  | { isReceived: true };

export type Answer = { isAccepted: boolean; shown: AnswerTerms };

export type GiveAnswerInput = Answer & { orderNo: string };

/** `late`: already decided, replaced or expired. `price`: the total changed. `gone`: another customer was faster. */
export type AnswerFailure = 'late' | 'price' | 'gone' | 'network' | 'unavailable';
export type GiveAnswerOutcome = { ok: true } | { ok: false; code: AnswerFailure };

export type AnswerFailureCode = AnswerFailure | 'unexpected';

export type OrderAnswerInput = { orderNo: string };
export type OrderAnswerEvent = { type: 'answer.give' } & Answer;

export type OrderAnswerContext = OrderAnswerInput & {
  answer: Answer | null;
  failureCode: AnswerFailureCode | null;
};
