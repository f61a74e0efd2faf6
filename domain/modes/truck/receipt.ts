import type { PlacedOrder } from '../../order/receipt/placed';
import type { Is } from '../../shape/is';
import type { FURTHER, PART, RECEIPT } from './receipt-shape';
export interface FurtherReceipt extends Is<typeof FURTHER> {}
export interface PartReceipt extends Is<typeof PART> {}
export interface TruckReceipt extends Is<typeof RECEIPT> {}

export type TruckOrder = PlacedOrder & TruckReceipt;

export const isTruckOrder = (order: PlacedOrder): order is TruckOrder => 'vehicleCn' in order;
