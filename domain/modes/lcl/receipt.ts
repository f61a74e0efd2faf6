import type { End } from '../../offer/sailing';
import type { OrderBrief } from '../../order/brief';
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
};

export type LclOrder = OrderBrief<LclReceipt>;
