import type { DraftBrief } from '../../../domain/order/drafts/draft';
import type { OrderQuery } from '../../../domain/order/life/order-query';
import type { PlacedOrder } from '../../../domain/order/receipt/placed';

/** Why the orders are not here. `unexpected` means a bug. */
export type OrdersFailureCode = 'network' | 'unavailable' | 'unexpected';

/** What the list is narrowed to; changing it begins at the first page. */
export type OrdersQuery = Omit<OrderQuery, 'page'>;

export type LoadOrdersOutcome =
  | {
      ok: true;
      orders: readonly PlacedOrder[];
      total: number;
      size: number;
      drafts: readonly DraftBrief[];
      readAt: number;
    }
  | { ok: false; failure: { code: Exclude<OrdersFailureCode, 'unexpected'> } };

/** A draft by what it is called at the gateway. */
export type DraftName = Pick<DraftBrief, 'mode' | 'draftId'>;
export type DropDraftOutcome = { ok: true } | { ok: false };
/** `isWhole`: no order was left out for the bound of one file. */
export type ExportOrdersOutcome = { ok: true; isWhole: boolean } | { ok: false };

/** `query`: the question of the address. */
export type CenterOrdersInput = { query: OrderQuery };

export type CenterOrdersEvent =
  /** Something may have happened to them: a page was turned, or somebody asks. */
  | { type: 'orders.refresh' }
  /** Another question: words are typed, a mode, a stage or a day is chosen. */
  | { type: 'query.change'; change: Partial<OrdersQuery> }
  /** All orders again. */
  | { type: 'query.clear' }
  | { type: 'page.turn'; page: number }
  /** Shows what is in an order; pressed again, puts it away. */
  | { type: 'order.toggle'; orderNo: string }
  | { type: 'cancellation.open'; orderNo: string }
  /** Pressed once it asks, pressed again it deletes. */
  | ({ type: 'draft.drop' } & DraftName)
  | { type: 'draft.keep' }
  | { type: 'orders.export' };

/** Outcome of a deletion or an export. */
export type OrdersDeed = 'dropFailed' | 'exported' | 'exportedPart' | 'exportFailed';

export type CenterOrdersContext = {
  query: OrderQuery;
  orders: readonly PlacedOrder[];
  /** How many orders answer the question, on all pages, and how many a page has. */
  total: number;
  size: number;
  /** What was begun and not sent, the last one first. */
  drafts: readonly DraftBrief[];
  readAt: number;
  failureCode: OrdersFailureCode | null;
  /** The order that lies open. */
  openNo: string | null;
  /** The draft whose deletion is being confirmed. */
  dropping: DraftName | null;
  /** Outcome of the last deed beside the list; null if none. */
  deed: OrdersDeed | null;
  /** The order that is being given up. */
  cancelNo: string;
};
