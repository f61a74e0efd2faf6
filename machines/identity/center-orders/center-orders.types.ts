import type { DraftBrief } from '../../../domain/order/draft';
import type { PlacedOrder } from '../../../domain/order/placed';

/** Why the orders are not here. `unexpected` means a bug. */
export type OrdersFailureCode = 'network' | 'unavailable' | 'unexpected';

export type LoadOrdersOutcome =
  | { ok: true; orders: readonly PlacedOrder[]; total: number; drafts: readonly DraftBrief[]; readAt: number }
  | { ok: false; failure: { code: Exclude<OrdersFailureCode, 'unexpected'> } };

export type CenterOrdersEvent =
  /** Something may have happened to them: a page was turned, or somebody asks. */
  | { type: 'orders.refresh' }
  /** Shows what is in an order; pressed again, puts it away. */
  | { type: 'order.toggle'; orderNo: string }
  | { type: 'cancellation.open'; orderNo: string };

export type CenterOrdersContext = {
  orders: readonly PlacedOrder[];
  total: number;
  /** What was begun and not sent, the last one first. */
  drafts: readonly DraftBrief[];
  readAt: number;
  failureCode: OrdersFailureCode | null;
  /** The order that lies open. */
  openNo: string | null;
  /** The order that is being given up. */
  cancelNo: string;
};
