import type { ModeId } from '../../../domain/modes';
import type { PartsOf } from '../../../domain/order/placed';
import { airReceiptParts } from './air/receipt-parts';
import { cfsReceiptParts } from './cfs/receipt-parts';
import { dgdReceiptParts } from './dgd/receipt-parts';
import { domReceiptParts } from './dom/receipt-parts';
import { flexiReceiptParts } from './flexi/receipt-parts';
import { fclReceiptParts } from './fcl/receipt-parts';
import { railReceiptParts } from './rail/receipt-parts';
import { tankReceiptParts } from './tank/receipt-parts';
import { whReceiptParts } from './wh/receipt-parts';
import { lclReceiptParts } from './lcl/receipt-parts';

/** What each mode says of an order of its own. */
export const RECEIPT_PARTS: { readonly [TId in ModeId]?: PartsOf } = {
  FCL: fclReceiptParts,
  LCL: lclReceiptParts,
  CFS: cfsReceiptParts,
  WH: whReceiptParts,
  AIR: airReceiptParts,
  DOM: domReceiptParts,
  RAIL: railReceiptParts,
  FLEXI: flexiReceiptParts,
  TANK: tankReceiptParts,
  DGD: dgdReceiptParts,
};
