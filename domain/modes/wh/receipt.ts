import type { End } from '../../offer/sailing';
import type { WatchedTruck } from '../../order/trucks/arrival';
import type { Leaving } from '../../order/trucks/leaving';
import type { PlacedOrder } from '../../order/receipt/placed';
import type { TypedTruck } from '../../order/trucks/truck';
import type { RentTerms } from './price';

/** What the receipt of a place in a store shows beyond what all orders have. */
export type WhReceipt = {
  warehouse: End & { district: string };
  room: string;
  inDate: string;
  outDate: string;
  days: number;
  tons: number;
  pallets: number;
  rent: RentTerms;
  /** All of them, which its trucks share. */
  pieces: number;
  /** Its trucks may come on several days, while the goods of the first are in the store already. */
  inParts: true;
  /** In the order of their codes; the hour of each holds its day. */
  trucks: (TypedTruck & WatchedTruck & { code: string; openUntil: string | null })[];
  pickerName: string;
  batchNo: string;
  isPartial: boolean;
  isRenewed: boolean;
  /** The trucks that are booked to collect the goods, and those that have. */
  leavings: Leaving[];
};

export type WhOrder = PlacedOrder & WhReceipt;

/** What its own page has read as one. */
export const isWhOrder = (order: PlacedOrder): order is WhOrder => 'warehouse' in order;
