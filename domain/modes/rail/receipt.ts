import type { PlaceNotice } from '../../offer/notice';
import type { PlacedOrder } from '../../order/receipt/placed';
import type { BorderCode, RailLine } from './corridor';
import type { TruckRow } from './fields';
import type { BoxOwner, RailBox } from './search';
import type { Heating } from './winter';

/** What the receipt of a train shows beyond what all orders have. */
export type RailReceipt = {
  line: RailLine;
  border: BorderCode;
  transitDays: readonly [least: number, most: number];
  boxes: { type: RailBox; count: number }[];
  owner: BoxOwner;
  heating: Heating;
  /** Where a box of the train's is brought back; empty for the shipper's own. */
  returnDepot: string;
  freeDays: number;
  /** Those that come to the station, in the order of their codes; until when one may be another is an ISO moment. */
  trucks: (TruckRow & { code: string; openUntil: string | null })[];
  hasApproval: boolean;
  /** What the house has to say of its border by now. */
  notice: PlaceNotice | null;
};

/** An order of a train as it is shown. */
export type RailOrder = PlacedOrder & RailReceipt;

/** What its own page has read as one. */
export const isRailOrder = (order: PlacedOrder): order is RailOrder => 'border' in order;
