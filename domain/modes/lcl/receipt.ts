import type { End } from '../../offer/sailing';
import type { PlacedOrder } from '../../order/receipt/placed';
import type { TypedTruck } from '../../order/trucks/truck';
import type { RevenueTons } from './tons';

export type LclReceipt = {
  shed: End & { address: string };
  transitDays: number;
  pieces: number;
  kg: number;
  m3: number;
  tons: RevenueTons;
  isStackable: boolean;
  marks: string;
  /** Delivery time at the CFS; null with pickup ordered. */
  deliverAt: string | null;
  plateNo: string;
  driverName: string;
  /** Delivering truck with its code. `openUntil` and `tellBy` are ISO: last change, and latest naming. */
  trucks: (TypedTruck & { code: string; openUntil: string | null; tellBy: string | null })[];
};

export type LclOrder = PlacedOrder & LclReceipt;

export const isLclOrder = (order: PlacedOrder): order is LclOrder => 'shed' in order;
