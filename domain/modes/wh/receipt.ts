import type { PlacedOrder } from '../../order/receipt/placed';
import type { Is } from '../../shape/is';
import type { whReceipt } from './receipt-shape';

export type WhReceipt = Is<typeof whReceipt>;

export type WhOrder = PlacedOrder & WhReceipt;

export const isWhOrder = (order: PlacedOrder): order is WhOrder => 'warehouse' in order;
