import type { PlacedOrder } from '../../order/receipt/placed';
import type { Is } from '../../shape/is';
import type { RECEIPT } from './receipt-shape';
export interface AirReceipt extends Is<typeof RECEIPT> {}

export type AirOrder = PlacedOrder & AirReceipt;

export const isAirOrder = (order: PlacedOrder): order is AirOrder => 'waybillNo' in order;
