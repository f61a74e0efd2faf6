import type { Money } from '../../../domain/values/money';

/**
 * What its owner was shown and answers to: the price of goods that came larger, the offer that takes goods which were left
 * behind, what went wrong, with the fee of each way to go on, or that the goods have come.
 */
export type AnswerTerms =
  | { total: Money }
  | { offerId: string }
  | { mishap: number; fees: { accept: Money; decline: Money } }
  | { isReceived: true };

export type Answer = { isAccepted: boolean; shown: AnswerTerms };

export type GiveAnswerInput = Answer & { orderNo: string };

/**
 * `late`: it is decided meanwhile, something else was shown since, or the time is over. `price`: the total is another one by
 * now. `gone`: somebody was faster.
 */
export type AnswerFailure = 'late' | 'price' | 'gone' | 'network' | 'unavailable';
export type GiveAnswerOutcome = { ok: true } | { ok: false; code: AnswerFailure };

export type AnswerFailureCode = AnswerFailure | 'unexpected';

export type OrderAnswerInput = { orderNo: string };
export type OrderAnswerEvent = { type: 'answer.give' } & Answer;

export type OrderAnswerContext = OrderAnswerInput & {
  answer: Answer | null;
  failureCode: AnswerFailureCode | null;
};
