import type { PlacedOrder } from '../../order/receipt/placed';
import type { Is } from '../../shape/is';
import type { lclReceipt } from './receipt-shape';

export type LclReceipt = Is<typeof lclReceipt>;

export type LclOrder = PlacedOrder & LclReceipt;

export const isLclOrder = (order: PlacedOrder): order is LclOrder => 'shed' in order;
