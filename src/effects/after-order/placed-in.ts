import type { ModeId } from '../../../domain/mode-ids';
import type { OrderBrief } from '../../../domain/order/receipt/brief';
import { placedOf, type PlacedOrder } from '../../../domain/order/receipt/placed';
import type { ReadOrder } from './order-calls';
import { orderIn } from './order-in';

type Loads = { readonly [TId in ModeId]?: () => Promise<ReadOrder> };

/** Order readers per mode, loaded on first use so that no page loads the code of all modes. */
const READERS: Loads = {
  FCL: async () => (await import('./fcl-order-in')).fclOrderIn,
  LCL: async () => orderIn((await import('../../../contract/modes/lcl/receipt')).lclReceipt),
  CFS: async () => orderIn((await import('../../../contract/modes/cfs/receipt')).cfsReceipt),
  WH: async () => orderIn((await import('../../../contract/modes/wh/receipt')).whReceipt),
  AIR: async () => orderIn((await import('../../../contract/modes/air/receipt')).airReceipt),
  DOM: async () => orderIn((await import('../../../contract/modes/dom/receipt')).domReceipt),
  RAIL: async () => orderIn((await import('../../../contract/modes/rail/receipt')).railReceipt),
  FLEXI: async () => orderIn((await import('../../../contract/modes/flexi/receipt')).flexiReceipt),
  TRUCK: async () => orderIn((await import('../../../contract/modes/truck/receipt')).truckReceipt),
  TANK: async () => orderIn((await import('../../../contract/modes/tank/receipt')).tankReceipt),
  MALL: async () => orderIn((await import('../../../contract/modes/mall/receipt')).mallReceipt),
  DGD: async () => orderIn((await import('../../../contract/modes/dgd/receipt')).dgdReceipt),
};

const plain: ReadOrder = (brief) => placedOf({ ...brief, detail: {} });

/** Rejects when the reader of the mode cannot be loaded. */
export async function readPlaced(brief: OrderBrief): Promise<PlacedOrder> {
  const read = await READERS[brief.mode]?.();
  return (read ?? plain)(brief);
}

/** For lists: falls back to the shared part when the reader cannot be loaded. */
export const placedIn = (brief: OrderBrief): Promise<PlacedOrder> => readPlaced(brief).catch(() => plain(brief));
