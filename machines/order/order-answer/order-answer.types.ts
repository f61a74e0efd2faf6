import type { Money } from '../../../domain/values/money';

/** What its owner was shown and answers to: the price of goods that came larger, or the offer that takes goods which were left behind. */
export type Shown = { total: Money } | { offerId: string };

export type Answer = { isAccepted: boolean; shown: Shown };

export type GiveAnswerInput = Answer & { orderNo: string };

/** `late`: it is decided meanwhile, something else was shown since, or the time is over. `price`: the total is another one by now. */
export type AnswerFailure = 'late' | 'price' | 'network' | 'unavailable';
export type GiveAnswerOutcome = { ok: true } | { ok: false; code: AnswerFailure };

export type AnswerFailureCode = AnswerFailure | 'unexpected';

export type OrderAnswerInput = { orderNo: string };
export type OrderAnswerEvent = { type: 'answer.give' } & Answer;

export type OrderAnswerContext = OrderAnswerInput & {
  answer: Answer | null;
  failureCode: AnswerFailureCode | null;
};
