import type { DraftBrief } from '../../../domain/order/drafts/draft';
import type { OrderQuery } from '../../../domain/order/life/order-query';
import type { PlacedOrder } from '../../../domain/order/receipt/placed';

export type OrdersFailureCode = 'network' | 'unavailable' | 'unexpected';

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

export type DraftName = Pick<DraftBrief, 'mode' | 'draftId'>;
export type DropDraftOutcome = { ok: true } | { ok: false };
/** `isWhole`: the file limit left out no order. */
export type ExportOrdersOutcome = { ok: true; isWhole: boolean } | { ok: false };

export type CenterOrdersInput = { query: OrderQuery };

export type CenterOrdersEvent =
  | { type: 'orders.refresh' }
  | { type: 'query.change'; change: Partial<OrdersQuery> }
  | { type: 'query.clear' }
  | { type: 'page.turn'; page: number }
  | { type: 'order.toggle'; orderNo: string }
  | { type: 'cancellation.open'; orderNo: string }
  /** First click asks, second click deletes. */
  | ({ type: 'draft.drop' } & DraftName)
  | { type: 'draft.keep' }
  | { type: 'orders.export' };

export type OrdersDeed = 'dropFailed' | 'exported' | 'exportedPart' | 'exportFailed';

export type CenterOrdersContext = {
  query: OrderQuery;
  orders: readonly PlacedOrder[];
  /** Matching orders over all pages, and page size. */
  total: number;
  size: number;
  drafts: readonly DraftBrief[];
  readAt: number;
  failureCode: OrdersFailureCode | null;
  openNo: string | null;
  dropping: DraftName | null;
  deed: OrdersDeed | null;
  cancelNo: string;
};
