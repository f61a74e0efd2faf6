import type { PlacedOrder } from '../../order/receipt/placed';
import type { Is } from '../../shape/is';
import type { dgdReceipt } from './receipt-shape';

export type DgdReceipt = Is<typeof dgdReceipt>;

export type DgdOrder = PlacedOrder & DgdReceipt;

export const isDgdOrder = (order: PlacedOrder): order is DgdOrder => 'deliverTo' in order;
