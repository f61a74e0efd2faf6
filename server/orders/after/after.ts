import type { HouseEvent } from '../../../domain/order/life/lifecycle';
import type { Afterwards } from '../../../domain/order/receipt/result';
import type { Queries } from '../../base/database/database';
import type { Route } from '../../base/http/route';
import type { HeldOrder } from '../orders/held';
import type { OrderRow } from '../orders/order';
import type { Carrying, OrderMove, MoveTexts } from './deps';
import type { DeskAct, DeskList } from './desk-act';
import type { DeskParts } from './desk-parts';
import type { ExpectedGate } from './expected';

/** An order as the list of the desk has read it. */
export type ListedOrder = Pick<OrderRow, 'orderNo' | 'mode' | 'state' | 'snapshot' | 'measured' | 'bumped'>;

/** An order whose time is over, and what its history says of that. */
export type Over = { orderNo: string; reason: string };

/** `kind`: the word by which the page is asked for. */
export type KeptPage = { kind: string; name: string };

/**
 * Something that can happen to an order while it stands. There is one of each for the whole house; it is asked of the
 * orders of all modes, and reads by itself what their modes tell it. Its pure half, where it has any, is in `domain/after`.
 *
 * Locks: first the row of the order, then all stocks of one hook at once, then rows of its own. Of one event at most one
 * capability of a mode touches stocks. A transaction may run twice, so a hook writes by `inside` alone, and what is to be
 * sent it returns: the caller sends it after the commit.
 */
export type After = {
  id: string;

  /** Throws a Refusal where something has to be done first. Writes nothing and holds no stock. */
  before?(inside: Queries, order: HeldOrder, event: HouseEvent, by: Pick<Carrying, 'byUser' | 'now'>): Promise<void>;
  /** Keys of papers that belong to what comes at another time: a gate asks for them then. */
  later?(inside: Queries, order: HeldOrder): Promise<string[]>;
  /** Does its part once the order has moved. May hold, take and give back stocks, count money, and throw a Refusal. */
  onMove?(inside: Queries, moved: OrderMove): Promise<MoveTexts | null>;

  /** What has been kept of these orders. One read for all; receipts and prints of the modes use it. */
  kept?(queries: Queries, orderNos: readonly string[]): Promise<(orderNo: string) => Partial<Afterwards>>;
  /** Its part of what the desk sees of orders. One read for all. */
  desk?(
    queries: Queries,
    orders: readonly ListedOrder[],
    now: Date,
  ): Promise<(order: ListedOrder, moves: readonly HouseEvent[]) => Partial<DeskParts>>;
  /** What a gate is to expect by a code; null where the code is none of it, or none any more. */
  expected?(code: string): Promise<ExpectedGate | null>;
  /** A page that was kept word for word, by its name. */
  page?(orderNo: string, kind: string): Promise<string | null>;
  /** All such pages of an order. */
  pages?(orderNo: string): Promise<KeptPage[]>;

  /** What the clock does: every minute in every gateway at once, in transactions of its own. */
  sweep?(): Promise<unknown>;
  /** Orders that have arrived whose time is over: they are completed unless something has to be done first. */
  over?(now: Date): Promise<Over[]>;
  /** Requests of the owner of an order. */
  routes?: readonly Route[];
  /** Requests of the desk. */
  acts?: readonly DeskAct[];
  /** What the desk looks at besides its orders. */
  lists?: readonly DeskList[];
};
