import type { HouseEvent } from '../../../domain/order/life/lifecycle';
import type { ResultParts } from '../../../domain/order/receipt/result';
import type { Queries } from '../../base/database/database';
import type { Route } from '../../base/http/route';
import type { HeldOrder } from '../orders/held';
import type { OrderRow } from '../orders/order';
import type { CarriedMove, OrderMove, MoveTexts } from './deps';
import type { DeskAct, DeskList } from './desk-act';
import type { DeskParts } from './desk-parts';
import type { ExpectedGate } from './expected';

export type ListedOrder = Pick<OrderRow, 'orderNo' | 'mode' | 'state' | 'snapshot' | 'measured' | 'bumped'>;

export type OrderEnd = { orderNo: string; reason: string };

export type KeptPage = { kind: string; name: string };

/**
 * A capability that may follow an order, one for all modes; its pure half is in `domain/after`. Lock order: the order's
 * row, then all stocks of one hook at once, then own rows. Per event at most one capability of a mode touches stocks.
 * Transactions may run twice, so hooks write only through `inside` and return messages to send after the commit.
 */
export type Capability = {
  id: string;

  /** Refuses when something must be done first. Writes no rows and locks no stock. */
  before?(inside: Queries, order: HeldOrder, event: HouseEvent, by: Pick<CarriedMove, 'byUser' | 'now'>): Promise<void>;
  /** Keys of papers required only at a later arrival: a gate asks for them then. */
  later?(inside: Queries, order: HeldOrder): Promise<string[]>;
  /** Runs after the order has moved. May take and release stocks, change prices, and refuse. */
  onMove?(inside: Queries, moved: OrderMove): Promise<MoveTexts | null>;

  kept?(queries: Queries, orderNos: readonly string[]): Promise<(orderNo: string) => Partial<ResultParts>>;
  desk?(
    queries: Queries,
    orders: readonly ListedOrder[],
    now: Date,
  ): Promise<(order: ListedOrder, moves: readonly HouseEvent[]) => Partial<DeskParts>>;
  /** Truck or goods expected under a gate code; null if the code is unknown or used up. */
  expected?(code: string): Promise<ExpectedGate | null>;
  page?(orderNo: string, kind: string): Promise<string | null>;
  pages?(orderNo: string): Promise<KeptPage[]>;

  /** Runs every minute in every gateway at once, in its own transactions. */
  sweep?(): Promise<unknown>;
  /** Arrived orders whose time is over: they complete unless something must be done first. */
  over?(now: Date): Promise<OrderEnd[]>;
  routes?: readonly Route[];
  acts?: readonly DeskAct[];
  lists?: readonly DeskList[];
};
