import type { Aircraft } from '../../goods/air/aircraft';
import type { PlacedOrder } from '../../order/placed';
import type { AirTyped } from './search';
import type { Chargeable } from './weight';

/** What the receipt of an air freight shows beyond what all orders have. */
export type AirReceipt = {
  flight: string;
  aircraft: Aircraft;
  landsAt: string;
  pieces: number;
  weight: Chargeable;
  /** What it is charged by: `M`, `N` or the weight a rung begins at. */
  rung: string;
  /** The number its waybill is drafted under. */
  waybillNo: string;
  isCargoOnly: boolean;
  /** The Q value of every outer package that more than one of the goods share. */
  outers: { outer: string; q: number }[];
  /** What is asked for the same goods once more; null from a gateway that does not say it yet. */
  packed: AirTyped | null;
  /** The flight to fall back on, where one was named. */
  alternative: { airline: string; flight: string; aircraft: Aircraft; leavesAt: string } | null;
};

/** An order of an air freight as it is shown. */
export type AirOrder = PlacedOrder & AirReceipt;

/** What its own page has read as one. */
export const isAirOrder = (order: PlacedOrder): order is AirOrder => 'waybillNo' in order;
