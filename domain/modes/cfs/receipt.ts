import type { PlacedOrder } from '../../order/receipt/placed';
import type { Is } from '../../shape/is';
import type { cfsReceipt } from './receipt-shape';

export type CfsReceipt = Is<typeof cfsReceipt>;

export type CfsOrder = PlacedOrder & CfsReceipt;

export const isCfsOrder = (order: PlacedOrder): order is CfsOrder => 'stuffings' in order && 'trucks' in order;
