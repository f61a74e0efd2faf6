import type { PlacedOrder } from '../../../domain/order/receipt/placed';
import type { FileUploadReport } from '../file-upload';
import type { ClockTicked } from '../../support/clock';

/**
 * `orderNo`: of the address; null where it names none. `isJustPlaced`: this tab has placed it and not shown it before.
 * `next`: the UN number of what was split off and waits for an order of its own, empty where it has none; null where
 * nothing waits.
 */
export type OrderReceiptInput = { orderNo: string | null; isJustPlaced: boolean; next: string | null };

/**
 * Why there is no order to show. `missing`: there is none, or it is somebody else's. `anonymous`: nobody is signed in who
 * might own it.
 */
export type ReceiptFailureCode = 'missing' | 'anonymous' | 'network' | 'unavailable' | 'unexpected';

export type LoadOrderOutcome =
  | { ok: true; order: PlacedOrder; readAt: number }
  | { ok: false; failure: { code: Exclude<ReceiptFailureCode, 'unexpected'> } };

/** Where in the user center the way on leads. */
export type CenterTarget = 'verification' | 'workplace';

export type OrderReceiptEvent =
  | { type: 'order.refresh' }
  /** The page is looked at again: much may have happened elsewhere. */
  | { type: 'page.seen' }
  | { type: 'greeting.close' }
  /** From the greeting to what the order waits for. */
  | { type: 'greeting.verify' }
  | { type: 'center.visit'; target: CenterTarget }
  | { type: 'cancellation.open' }
  | { type: 'order.print' }
  | { type: 'calendar.save' }
  | FileUploadReport
  | ClockTicked;

export type OrderReceiptContext = OrderReceiptInput & {
  /** The congratulation was put away. */
  isGreeted: boolean;
  order: PlacedOrder | null;
  failureCode: ReceiptFailureCode | null;
  /** When the order was last asked for, and what time it is since. */
  readAt: number;
  now: number;
  deadline: number;
  secondsLeft: number;
};
