import type { OrderBrief, Past } from '../../../domain/order/receipt/brief';
import type { Afterwards } from '../../../domain/order/receipt/result';
import type { BookedMode, Snapshot } from '../../trade/modes/mode';
import type { OrderRow } from '../orders/order';
import type { ReadOrder } from '../orders/snapshot';

/** What the row of a new order begins with, besides what every order has. `gates`: how many trucks are expected at one. */
export type Beginnings = { gates: number; sameAs: string | null };

/** Parts of a receipt that only some orders have. Every receipt answers with all of them. */
export type ReceiptParts = Pick<OrderBrief, 'measured' | 'bumped' | 'amend' | 'receiving' | 'complaining'>;

/** What else of an order its receipt is made of, and when somebody looks. */
export type ReceiptAsOf = { now: number; history: readonly Past[]; after: Afterwards };

/** What of a capability stands in the row of an order. What a row is read with says the rest. */
export type AfterRow = {
  begins?(mode: BookedMode, order: Snapshot): Partial<Beginnings>;
  receipt?(read: ReadOrder, order: OrderRow, asOf: ReceiptAsOf): Partial<ReceiptParts>;
};
