import type { OrderCopyActor, OrderCopySnapshot } from './order-copy.machine';
import type { CopyFailureCode } from './order-copy.types';

export type OrderCopyView = { isBusy: boolean; failureCode: CopyFailureCode | null };

export const selectOrderCopy = (snapshot: OrderCopySnapshot): OrderCopyView => ({
  isBusy: snapshot.hasTag('busy'),
  failureCode: snapshot.context.failureCode,
});

export const orderCopyIntents = (actor: OrderCopyActor) => ({
  begin: (address: string) => actor.send({ type: 'copy.begin', address }),
});

export type OrderCopyIntents = ReturnType<typeof orderCopyIntents>;
