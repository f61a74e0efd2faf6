import type { OrderBumpedActor, OrderBumpedSnapshot } from './order-bumped.machine';
import type { BumpFailureCode } from './order-bumped.types';

/** `busy`: the answer that is on its way. */
export type OrderBumpedView = { busy: 'yes' | 'no' | null; failureCode: BumpFailureCode | null };

export function selectOrderBumped(snapshot: OrderBumpedSnapshot): OrderBumpedView {
  const { answer, failureCode } = snapshot.context;
  const said = answer?.isAccepted === true ? 'yes' : 'no';
  return { busy: snapshot.hasTag('busy') ? said : null, failureCode };
}

/** Everything a view may ask for; `offerId`: the offer that is shown. */
export const orderBumpedIntents = (actor: OrderBumpedActor) => ({
  accept: (offerId: string) => actor.send({ type: 'answer.give', isAccepted: true, offerId }),
  decline: (offerId: string) => actor.send({ type: 'answer.give', isAccepted: false, offerId }),
});

export type OrderBumpedIntents = ReturnType<typeof orderBumpedIntents>;
