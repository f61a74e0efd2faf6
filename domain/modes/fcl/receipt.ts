import type { OrderBrief } from '../../order/receipt/brief';
import { buildPlacedOrder, type PlacedOrder } from '../../order/receipt/placed';
import type { Is } from '../../shape/is';
import type { fclReceipt } from './receipt-shape';

export type FclReceipt = Is<typeof fclReceipt>;

export type FclOrder = PlacedOrder & FclReceipt;

export const toFclOrder = (brief: OrderBrief<FclReceipt>): FclOrder => buildPlacedOrder(brief);

export const isFclOrder = (order: PlacedOrder): order is FclOrder => 'boxes' in order;
