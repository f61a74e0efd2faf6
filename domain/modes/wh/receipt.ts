import type { End } from '../../offer/sailing';
import type { WatchedTruck } from '../../order/trucks/arrival';
import type { LeavingTruck } from '../../order/trucks/leaving';
import type { PlacedOrder } from '../../order/receipt/placed';
import type { TypedTruck } from '../../order/trucks/truck';
import type { RentTerms } from './price';

export type WhReceipt = {
  warehouse: End & { district: string };
  room: string;
  inDate: string;
  outDate: string;
  days: number;
  tons: number;
  pallets: number;
  rent: RentTerms;
  /** Total of all trucks. */
  pieces: number;
  /** Always true: trucks may come on several days while earlier goods are stored. */
  inParts: true;
  /** In the order of their codes; each hour includes its day. */
  trucks: (TypedTruck & WatchedTruck & { code: string; openUntil: string | null })[];
  pickerName: string;
  batchNo: string;
  isPartial: boolean;
  isRenewed: boolean;
  leavings: LeavingTruck[];
};

export type WhOrder = PlacedOrder & WhReceipt;

export const isWhOrder = (order: PlacedOrder): order is WhOrder => 'warehouse' in order;
