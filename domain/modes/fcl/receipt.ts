import type { OrderBrief } from '../../order/receipt/brief';
import { buildPlacedOrder, type PlacedOrder } from '../../order/receipt/placed';

export type FclReceipt = {
  vessel: string;
  voyage: string;
  boxes: { type: string; count: number }[];
  /** Loads per box, with expected VGM; equal boxes form one row. */
  loads: { type: string; first: number; count: number; goods: string[]; kg: number; vgmKg: number }[];
  /** True if the shipper declares the dangerous goods; missing in older orders. */
  isSelfDeclared?: boolean | undefined;
  alternative: { carrier: string; vessel: string; voyage: string; etd: string } | null;
};

export type FclOrder = PlacedOrder & FclReceipt;

export const toFclOrder = (brief: OrderBrief<FclReceipt>): FclOrder => buildPlacedOrder(brief);

export const isFclOrder = (order: PlacedOrder): order is FclOrder => 'boxes' in order;
