import type { ModeId } from '../../../domain/mode-ids';
import type { PartsOf } from '../../../domain/order/receipt/placed';

type Loads = { readonly [TId in ModeId]?: () => Promise<PartsOf> };

/** Receipt parts of each mode, loaded with the first order of that mode shown. */
export const RECEIPT_PARTS: Loads = {
  FCL: async () => (await import('./fcl/receipt-parts')).fclReceiptParts,
  LCL: async () => (await import('./lcl/receipt-parts')).lclReceiptParts,
  CFS: async () => (await import('./cfs/receipt-parts')).cfsReceiptParts,
  WH: async () => (await import('./wh/receipt-parts')).whReceiptParts,
  AIR: async () => (await import('./air/receipt-parts')).airReceiptParts,
  DOM: async () => (await import('./dom/receipt-parts')).domReceiptParts,
  RAIL: async () => (await import('./rail/receipt-parts')).railReceiptParts,
  FLEXI: async () => (await import('./flexi/receipt-parts')).flexiReceiptParts,
  TRUCK: async () => (await import('./truck/receipt-parts')).truckReceiptParts,
  TANK: async () => (await import('./tank/receipt-parts')).tankReceiptParts,
  MALL: async () => (await import('./mall/receipt-parts')).mallReceiptParts,
  DGD: async () => (await import('./dgd/receipt-parts')).dgdReceiptParts,
};
