import { dgdReceipt } from '../../../contract/modes/dgd/receipt';
import { airReceipt } from '../../../contract/modes/air/receipt';
import { flexiReceipt } from '../../../contract/modes/flexi/receipt';
import { domReceipt } from '../../../contract/modes/dom/receipt';
import { cfsReceipt } from '../../../contract/modes/cfs/receipt';
import { lclReceipt } from '../../../contract/modes/lcl/receipt';
import { railReceipt } from '../../../contract/modes/rail/receipt';
import { tankReceipt } from '../../../contract/modes/tank/receipt';
import { whReceipt } from '../../../contract/modes/wh/receipt';
import type { ModeId } from '../../../domain/modes';
import type { OrderBrief } from '../../../domain/order/brief';
import { placedOf, type PlacedOrder } from '../../../domain/order/placed';
import { fclOrderIn } from './fcl-order-in';
import type { ReadOrder } from './order-calls';
import { orderIn } from './order-in';

const READERS: { readonly [TId in ModeId]?: ReadOrder } = {
  FCL: fclOrderIn,
  LCL: orderIn(lclReceipt),
  CFS: orderIn(cfsReceipt),
  WH: orderIn(whReceipt),
  AIR: orderIn(airReceipt),
  RAIL: orderIn(railReceipt),
  FLEXI: orderIn(flexiReceipt),
  DOM: orderIn(domReceipt),
  TANK: orderIn(tankReceipt),
  DGD: orderIn(dgdReceipt),
};

/** An order as its own mode reads it; of a mode that has no receipt yet, what all orders have. */
export const placedIn = (brief: OrderBrief): PlacedOrder =>
  READERS[brief.mode]?.(brief) ?? placedOf({ ...brief, detail: {} });
