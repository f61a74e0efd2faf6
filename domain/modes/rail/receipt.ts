import type { PlacedOrder } from '../../order/receipt/placed';
import type { Is } from '../../shape/is';
import type { railReceipt } from './receipt-shape';

export type RailReceipt = Is<typeof railReceipt>;

export type RailOrder = PlacedOrder & RailReceipt;

export const isRailOrder = (order: PlacedOrder): order is RailOrder => 'border' in order;
