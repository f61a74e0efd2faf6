/** What its owner says to the offer that takes goods which were left behind: they go with it, or are given back. */
export type BumpAnswer = { isAccepted: boolean; offerId: string };

export type AnswerBumpInput = BumpAnswer & { orderNo: string };

/** `late`: it is decided meanwhile, another offer was named, or the time is over. */
export type BumpFailure = 'late' | 'network' | 'unavailable';
export type AnswerBumpOutcome = { ok: true } | { ok: false; code: BumpFailure };

export type BumpFailureCode = BumpFailure | 'unexpected';

export type OrderBumpedInput = { orderNo: string };
export type OrderBumpedEvent = { type: 'answer.give' } & BumpAnswer;

export type OrderBumpedContext = OrderBumpedInput & {
  answer: BumpAnswer | null;
  failureCode: BumpFailureCode | null;
};
