import type { End } from '../../offer/sailing';
import type { PlacedOrder } from '../../order/receipt/placed';
import type { TypedTruck } from '../../order/trucks/truck';
import type { RevenueTons } from './tons';

/** What the receipt of a share of a box shows beyond what all orders have. */
export type LclReceipt = {
  shed: End & { address: string };
  transitDays: number;
  pieces: number;
  kg: number;
  m3: number;
  tons: RevenueTons;
  isStackable: boolean;
  /** As they stand on the packages. */
  marks: string;
  /** When the goods come to the shed; null where the house fetches them. */
  deliverAt: string | null;
  plateNo: string;
  driverName: string;
  /** The one that brings them, with its code; until when it may be another and by when it has to be named are ISO moments. */
  trucks: (TypedTruck & { code: string; openUntil: string | null; tellBy: string | null })[];
};

/** An order of a share of a box as it is shown. */
export type LclOrder = PlacedOrder & LclReceipt;

/** What its own page has read as one. */
export const isLclOrder = (order: PlacedOrder): order is LclOrder => 'shed' in order;
