import type { PlacedOrder } from '../../../domain/order/receipt/placed';
import type { FileUploadReport } from '../file-upload';
import type { ClockTicked } from '../../support/clock';

/**
 * `orderNo`: from the address; null without one. `isJustPlaced`: placed in this tab and not shown before. `next`: UN
 * number of split-off goods waiting for their own order, empty for general goods; null when none wait.
 */
export type OrderReceiptInput = { orderNo: string | null; isJustPlaced: boolean; next: string | null };

/** Reason of a missing order. `missing`: no such order, or another owner. `anonymous`: not signed in. */
export type ReceiptFailureCode = 'missing' | 'anonymous' | 'network' | 'unavailable' | 'unexpected';

export type LoadOrderOutcome =
  | { ok: true; order: PlacedOrder; readAt: number }
  | { ok: false; failure: { code: Exclude<ReceiptFailureCode, 'unexpected'> } };

export type CenterTarget = 'verification' | 'workplace';

export type OrderReceiptEvent =
  | { type: 'order.refresh' }
  /** The page is visible again: the order may have changed. */
  | { type: 'page.seen' }
  | { type: 'greeting.close' }
  | { type: 'greeting.verify' }
  | { type: 'center.visit'; target: CenterTarget }
  | { type: 'cancellation.open' }
  | { type: 'order.print' }
  | { type: 'calendar.save' }
  | FileUploadReport
  | ClockTicked;

export type OrderReceiptContext = OrderReceiptInput & {
  isGreeted: boolean;
  order: PlacedOrder | null;
  failureCode: ReceiptFailureCode | null;
  /** `readAt`: last load; `now`: current time. */
  readAt: number;
  now: number;
  deadline: number;
  secondsLeft: number;
};
