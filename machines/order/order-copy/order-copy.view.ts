import type { OrderCopyActor, OrderCopySnapshot } from './order-copy.machine';
import type { CopyFailureCode } from './order-copy.types';

export type OrderCopyView = {
  isBusy: boolean;
  /** The goods of the draft that would be replaced; null unless the person is asked. */
  question: readonly string[] | null;
  failureCode: CopyFailureCode | null;
};

export const selectOrderCopy = (snapshot: OrderCopySnapshot): OrderCopyView => ({
  isBusy: snapshot.hasTag('busy'),
  question: snapshot.hasTag('asking') ? snapshot.context.goods : null,
  failureCode: snapshot.context.failureCode,
});

/** Everything a view may ask for. */
export const orderCopyIntents = (actor: OrderCopyActor) => ({
  begin: (address: string) => actor.send({ type: 'copy.begin', address }),
  replace: () => actor.send({ type: 'copy.replace' }),
  leave: () => actor.send({ type: 'copy.leave' }),
});

export type OrderCopyIntents = ReturnType<typeof orderCopyIntents>;
