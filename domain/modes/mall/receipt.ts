import type { PlacedOrder } from '../../order/receipt/placed';
import type { Is } from '../../shape/is';
import type { mallReceipt, lotShare } from './receipt-shape';

export type LotShare = Is<typeof lotShare>;

/** Fees are in fen. */
export type MallReceipt = Is<typeof mallReceipt>;

export type MallOrder = PlacedOrder & MallReceipt;

export const isMallOrder = (order: PlacedOrder): order is MallOrder => order.mode === 'MALL' && 'taken' in order;
