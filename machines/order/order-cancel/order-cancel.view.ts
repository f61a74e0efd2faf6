import type { MadeWith } from '../../../domain/order/drafts/beside';
import type { Money } from '../../../domain/values/money';
import type { OrderCancelActor, OrderCancelSnapshot } from './order-cancel.machine';
import type { CancelFailureCode, CancelReason } from './order-cancel.types';

export type OrderCancelView = {
  fee: Money;
  beside: MadeWith | undefined;
  reason: CancelReason | null;
  isReasonMissing: boolean;
  isBusy: boolean;
  isClosed: boolean;
  failureCode: CancelFailureCode | null;
};

export const selectOrderCancel = (snapshot: OrderCancelSnapshot): OrderCancelView => {
  const { fee, beside, reason, isReasonMissing, failureCode } = snapshot.context;
  return {
    fee,
    beside,
    reason,
    isReasonMissing,
    isBusy: snapshot.hasTag('busy'),
    isClosed: snapshot.hasTag('closed'),
    failureCode,
  };
};

export const orderCancelIntents = (actor: OrderCancelActor) => ({
  choose: (reason: CancelReason) => actor.send({ type: 'reason.choose', reason }),
  confirm: () => actor.send({ type: 'cancel.confirm' }),
  keep: () => actor.send({ type: 'order.keep' }),
});

export type OrderCancelIntents = ReturnType<typeof orderCancelIntents>;
