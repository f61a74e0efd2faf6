import type { End } from '../../offer/sailing';
import type { Leaving } from '../../order/leaving';
import type { PlacedOrder } from '../../order/placed';
import type { TruckRow } from './fields';
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
  /** In the order of their codes. */
  trucks: (Pick<TruckRow, 'plateNo' | 'driverName' | 'pieces'> & { code: string; at: string })[];
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
