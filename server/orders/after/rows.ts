import type { BookedMode, Snapshot } from '../../trade/modes/mode';
import type { OrderRow } from '../orders/order';
import type { ReadOrder } from '../orders/snapshot';
import { bumpRow } from './bump/row';
import { measureRow } from './measure/row';
import { mishapRow } from './mishap/row';
import { receiveRow } from './receive/row';
import { resultRow } from './result/row';
import type { AfterRow, OrderBeginnings, ReceiptAsOf, ReceiptParts } from './row';
import { trucksRow } from './trucks/row';

const ROWS: readonly AfterRow[] = [bumpRow, measureRow, mishapRow, receiveRow, resultRow, trucksRow];

export const buildBeginnings = (mode: BookedMode, order: Snapshot): OrderBeginnings =>
  Object.assign({ gates: 0, sameAs: null }, ...ROWS.map((row) => row.begins?.(mode, order)));

const NO_PARTS: ReceiptParts = { measured: null, bumped: null, amend: null };

export const buildReceiptParts = (read: ReadOrder, order: OrderRow, asOf: ReceiptAsOf): ReceiptParts =>
  Object.assign({ ...NO_PARTS }, ...ROWS.map((row) => row.receipt?.(read, order, asOf)));
