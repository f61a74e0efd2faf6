import type { OrderAnswerActor, OrderAnswerSnapshot } from './order-answer.machine';
import type { AnswerFailureCode, AnswerTerms } from './order-answer.types';

export type OrderAnswerView = { busy: 'yes' | 'no' | null; failureCode: AnswerFailureCode | null };

export function selectOrderAnswer(snapshot: OrderAnswerSnapshot): OrderAnswerView {
  const { answer, failureCode } = snapshot.context;
  const said = answer?.isAccepted === true ? 'yes' : 'no';
  return { busy: snapshot.hasTag('busy') ? said : null, failureCode };
}

export const orderAnswerIntents = (actor: OrderAnswerActor) => ({
  accept: (shown: AnswerTerms) => actor.send({ type: 'answer.give', isAccepted: true, shown }),
  decline: (shown: AnswerTerms) => actor.send({ type: 'answer.give', isAccepted: false, shown }),
});

export type OrderAnswerIntents = ReturnType<typeof orderAnswerIntents>;
