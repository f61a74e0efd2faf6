import type { ServiceType } from '../../desk/services';
import type { Commission } from '../../order/enquiry/commission';
import type { PlacedOrder } from '../../order/receipt/placed';
import type { EarlierOrder, OrderResult } from '../../order/receipt/result';

/** What the receipt of a service shows beyond what all orders have. */
export type DgdReceipt = {
  service: ServiceType;
  count: number;
  /** Working hours from when it was accepted. */
  hours: number;
  isRush: boolean;
  deliverTo: string;
  /** What the desk was asked to look at. */
  commission: Commission[];
  /** What was handed over, the newest first. */
  results: OrderResult[];
  /** An order of the same within thirty days before. */
  earlier: EarlierOrder | null;
};

export type DgdOrder = PlacedOrder & DgdReceipt;

/** What its own page has read as one. */
export const isDgdOrder = (order: PlacedOrder): order is DgdOrder => 'deliverTo' in order;
