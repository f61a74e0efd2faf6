import type { Money } from '../../../domain/values/money';
import type { OrderMeasuredActor, OrderMeasuredSnapshot } from './order-measured.machine';
import type { AnswerFailureCode } from './order-measured.types';

/** `busy`: the answer that is on its way. */
export type OrderMeasuredView = { busy: 'yes' | 'no' | null; failureCode: AnswerFailureCode | null };

export function selectOrderMeasured(snapshot: OrderMeasuredSnapshot): OrderMeasuredView {
  const { answer, failureCode } = snapshot.context;
  const said = answer?.isAccepted === true ? 'yes' : 'no';
  return { busy: snapshot.hasTag('busy') ? said : null, failureCode };
}

/** Everything a view may ask for. */
export const orderMeasuredIntents = (actor: OrderMeasuredActor) => ({
  accept: (total: Money) => actor.send({ type: 'answer.give', isAccepted: true, total }),
  decline: (total: Money) => actor.send({ type: 'answer.give', isAccepted: false, total }),
});

export type OrderMeasuredIntents = ReturnType<typeof orderMeasuredIntents>;
