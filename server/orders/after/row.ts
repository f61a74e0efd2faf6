import type { OrderBrief, Past } from '../../../domain/order/receipt/brief';
import type { Afterwards } from '../../../domain/order/receipt/result';
import type { BookedMode, Snapshot } from '../../trade/modes/mode';
import type { OrderRow } from '../orders/order';
import type { ReadOrder } from '../orders/snapshot';

export type Beginnings = { gates: number; sameAs: string | null };

/** Receipt parts of some orders only. Every receipt has all fields. */
export type ReceiptParts = Pick<OrderBrief, 'measured' | 'bumped' | 'amend' | 'receiving' | 'complaining'>;

export type ReceiptAsOf = { now: number; history: readonly Past[]; after: Afterwards };

export type AfterRow = {
  begins?(mode: BookedMode, order: Snapshot): Partial<Beginnings>;
  receipt?(read: ReadOrder, order: OrderRow, asOf: ReceiptAsOf): Partial<ReceiptParts>;
};
