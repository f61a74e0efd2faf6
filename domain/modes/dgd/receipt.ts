import type { ServiceType } from '../../desk/services';
import type { Commission } from '../../order/enquiry/commission';
import type { PlacedOrder } from '../../order/receipt/placed';
import type { EarlierOrder, OrderResult } from '../../order/receipt/result';

export type DgdReceipt = {
  service: ServiceType;
  count: number;
  /** Working hours from acceptance. */
  hours: number;
  isRush: boolean;
  deliverTo: string;
  commission: Commission[];
  /** Delivered results, newest first. */
  results: OrderResult[];
  /** Order of the same product within the last 30 days. */
  earlier: EarlierOrder | null;
};

export type DgdOrder = PlacedOrder & DgdReceipt;

export const isDgdOrder = (order: PlacedOrder): order is DgdOrder => 'deliverTo' in order;
