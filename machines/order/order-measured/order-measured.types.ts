import type { Money } from '../../../domain/values/money';

/** What its owner says to the price of goods that came larger than they were booked. */
export type MeasuredAnswer = { isAccepted: boolean; total: Money };

export type AnswerMeasuredInput = MeasuredAnswer & { orderNo: string };

/** `late`: it is decided meanwhile, or the time is over. `price`: the total is another one by now. */
export type AnswerFailure = 'late' | 'price' | 'network' | 'unavailable';
export type AnswerMeasuredOutcome = { ok: true } | { ok: false; code: AnswerFailure };

export type AnswerFailureCode = AnswerFailure | 'unexpected';

export type OrderMeasuredInput = { orderNo: string };
export type OrderMeasuredEvent = { type: 'answer.give' } & MeasuredAnswer;

export type OrderMeasuredContext = OrderMeasuredInput & {
  answer: MeasuredAnswer | null;
  failureCode: AnswerFailureCode | null;
};
