import type { MadeWith } from '../../../domain/order/drafts/beside';
import type { Money } from '../../../domain/values/money';

/** Of the constants `cancelReason`, those that are a person's. */
export const CANCEL_REASONS = ['1', '2', '3', '4', '5', '6', '9'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** `fee`: what the person is shown before anything is cancelled. */
export type OrderCancelInput = {
  orderNo: string;
  fee: Money;
  /** The order it was made with, which stays. */
  beside?: MadeWith | undefined;
};

export type CancelFailure =
  /** The order has moved on meanwhile, and cancelling it costs something else. */
  { code: 'feeChanged'; fee: Money } | { code: 'tooLate' | 'network' | 'unavailable' };

export type CancelOrderInput = OrderCancelInput & { reason: CancelReason };
export type CancelOrderOutcome = { ok: true } | { ok: false; failure: CancelFailure };

export type CancelFailureCode = CancelFailure['code'] | 'unexpected';

export type OrderCancelEvent =
  | { type: 'reason.choose'; reason: CancelReason }
  | { type: 'cancel.confirm' }
  /** The order stays. */
  | { type: 'order.keep' };

export type OrderCancelOutcome = { isCancelled: boolean };

export type OrderCancelContext = OrderCancelInput & {
  reason: CancelReason | null;
  isReasonMissing: boolean;
  failureCode: CancelFailureCode | null;
  outcome: OrderCancelOutcome;
};
