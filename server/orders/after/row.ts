import type { OrderBrief, PastEvent } from '../../../domain/order/receipt/brief';
import type { ResultParts } from '../../../domain/order/receipt/result';
import type { BookedMode, Snapshot } from '../../trade/modes/mode';
import type { OrderRow } from '../orders/order';
import type { ReadOrder } from '../orders/snapshot';

export type OrderBeginnings = { gates: number; sameAs: string | null };

/** Receipt parts of some orders only. Every receipt has all fields. */
export type ReceiptParts = Pick<OrderBrief, 'measured' | 'bumped' | 'amend' | 'receiving' | 'complaining'>;

export type ReceiptAsOf = { now: number; history: readonly PastEvent[]; after: ResultParts };

export type AfterRow = {
  begins?(mode: BookedMode, order: Snapshot): Partial<OrderBeginnings>;
  receipt?(read: ReadOrder, order: OrderRow, asOf: ReceiptAsOf): Partial<ReceiptParts>;
};
