import type { OrderBrief } from '../../domain/order/brief';
import type { BookedMode, Snapshot } from '../modes/mode';
import type { OrderRow } from '../orders/order';
import type { ReadOrder } from '../orders/snapshot';

/** What the row of a new order begins with, besides what every order has. `gates`: how many trucks are expected at one. */
export type Beginnings = { gates: number; sameAs: string | null };

/** Parts of a receipt that only some orders have. Every receipt answers with all of them. */
export type ReceiptParts = Pick<OrderBrief, 'measured' | 'bumped' | 'amend'>;

/** What of a capability stands in the row of an order. It needs nothing but that, so that it is asked wherever a row is. */
export type AfterRow = {
  begins?(mode: BookedMode, order: Snapshot): Partial<Beginnings>;
  receipt?(read: ReadOrder, order: OrderRow, now: number): Partial<ReceiptParts>;
};
