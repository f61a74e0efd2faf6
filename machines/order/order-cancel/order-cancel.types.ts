import type { MadeWith } from '../../../domain/order/drafts/beside';
import type { Money } from '../../../domain/values/money';

/** Values of the constants `cancelReason` that a customer may choose. */
export const CANCEL_REASONS = ['1', '2', '3', '4', '5', '6', '9'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

export type OrderCancelInput = {
  orderNo: string;
  fee: Money;
  /** Order it was placed with, which stays. */
  beside?: MadeWith | undefined;
};

export type CancelFailure =
  /** The order moved on, and the fee changed. */
  { code: 'feeChanged'; fee: Money } | { code: 'tooLate' | 'network' | 'unavailable' };

export type CancelOrderInput = OrderCancelInput & { reason: CancelReason };
export type CancelOrderOutcome = { ok: true } | { ok: false; failure: CancelFailure };

export type CancelFailureCode = CancelFailure['code'] | 'unexpected';

export type OrderCancelEvent =
  | { type: 'reason.choose'; reason: CancelReason }
  | { type: 'cancel.confirm' }
  | { type: 'order.keep' };

export type OrderCancelOutcome = { isCancelled: boolean };

export type OrderCancelContext = OrderCancelInput & {
  reason: CancelReason | null;
  isReasonMissing: boolean;
  failureCode: CancelFailureCode | null;
  outcome: OrderCancelOutcome;
};
