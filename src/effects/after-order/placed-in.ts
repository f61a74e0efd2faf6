import type { ModeId } from '../../../domain/mode-ids';
import type { OrderBrief } from '../../../domain/order/receipt/brief';
import { buildPlacedOrder, type PlacedOrder } from '../../../domain/order/receipt/placed';
import type { ReadOrder } from './order-calls';
import { orderReader } from './order-in';

type Loads = { readonly [TId in ModeId]?: () => Promise<ReadOrder> };

/** Order readers per mode, loaded on first use so that no page loads the code of all modes. */
const READERS: Loads = {
  FCL: async () => (await import('./fcl-order-in')).readFclOrder,
  LCL: async () => orderReader((await import('../../../domain/modes/lcl/receipt-shape')).lclReceipt),
  CFS: async () => orderReader((await import('../../../domain/modes/cfs/receipt-shape')).cfsReceipt),
  WH: async () => orderReader((await import('../../../domain/modes/wh/receipt-shape')).whReceipt),
  AIR: async () => orderReader((await import('../../../contract/modes/air/receipt')).airReceipt),
  DOM: async () => orderReader((await import('../../../domain/modes/dom/receipt-shape')).domReceipt),
  RAIL: async () => orderReader((await import('../../../domain/modes/rail/receipt-shape')).railReceipt),
  FLEXI: async () => orderReader((await import('../../../domain/modes/flexi/receipt-shape')).flexiReceipt),
  TRUCK: async () => orderReader((await import('../../../contract/modes/truck/receipt')).truckReceipt),
  TANK: async () => orderReader((await import('../../../contract/modes/tank/receipt')).tankReceipt),
  MALL: async () => orderReader((await import('../../../domain/modes/mall/receipt-shape')).mallReceipt),
  DGD: async () => orderReader((await import('../../../domain/modes/dgd/receipt-shape')).dgdReceipt),
};

const readSharedPart: ReadOrder = (brief) => buildPlacedOrder({ ...brief, detail: {} });

/** Rejects when the reader of the mode cannot be loaded. */
export async function readPlacedStrictly(brief: OrderBrief): Promise<PlacedOrder> {
  const read = await READERS[brief.mode]?.();
  return (read ?? readSharedPart)(brief);
}

/** For lists: falls back to the shared part when the reader cannot be loaded. */
export const readPlacedOrder = (brief: OrderBrief): Promise<PlacedOrder> =>
  readPlacedStrictly(brief).catch(() => readSharedPart(brief));
