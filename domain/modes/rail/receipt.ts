import type { PlaceNotice } from '../../offer/notice';
import type { PlacedOrder } from '../../order/receipt/placed';
import type { BorderCode, RailLine } from './corridor';
import type { TruckRow } from './fields';
import type { BoxOwner, RailBox } from './search';
import type { BoxHeating } from './winter';

export type RailReceipt = {
  line: RailLine;
  border: BorderCode;
  transitDays: readonly [least: number, most: number];
  boxes: { type: RailBox; count: number }[];
  owner: BoxOwner;
  heating: BoxHeating;
  /** Return depot of a carrier box; empty for shipper-owned boxes. */
  returnDepot: string;
  freeDays: number;
  /** Trucks to the station, in the order of their codes; `openUntil` is ISO. */
  trucks: (TruckRow & { code: string; openUntil: string | null })[];
  hasApproval: boolean;
  notice: PlaceNotice | null;
};

export type RailOrder = PlacedOrder & RailReceipt;

export const isRailOrder = (order: PlacedOrder): order is RailOrder => 'border' in order;
