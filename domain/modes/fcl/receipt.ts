import type { OrderBrief } from '../../order/receipt/brief';
import { placedOf, type PlacedOrder } from '../../order/receipt/placed';

/** What the receipt of a full container shows beyond what all orders have. */
export type FclReceipt = {
  vessel: string;
  voyage: string;
  boxes: { type: string; count: number }[];
  /** What lies in each box, and what it is to weigh; boxes that hold the same stand together. */
  loads: { type: string; first: number; count: number; goods: string[]; kg: number; vgmKg: number }[];
  /** True if the shipper declares the dangerous goods; left out by orders from before it was kept. */
  isSelfDeclared?: boolean | undefined;
  /** The sailing to fall back on, where one was named. */
  alternative: { carrier: string; vessel: string; voyage: string; etd: string } | null;
};

/** An order of full containers as it is shown. */
export type FclOrder = PlacedOrder & FclReceipt;

export const fclOrderOf = (brief: OrderBrief<FclReceipt>): FclOrder => placedOf(brief);

/** What its own page has read as one. */
export const isFclOrder = (order: PlacedOrder): order is FclOrder => 'boxes' in order;
