import type { ModeId } from '../../../domain/modes';
import type { OrderBrief } from '../../../domain/order/brief';
import { placedOf, type PlacedOrder } from '../../../domain/order/placed';
import { fclOrderIn } from './fcl-order-in';
import { lclOrderIn } from './lcl-order-in';
import { whOrderIn } from './wh-order-in';
import type { ReadOrder } from './order-calls';

const READERS: { readonly [TId in ModeId]?: ReadOrder } = { FCL: fclOrderIn, LCL: lclOrderIn, WH: whOrderIn };

/** An order as its own mode reads it; of a mode that has no receipt yet, what all orders have. */
export const placedIn = (brief: OrderBrief): PlacedOrder =>
  READERS[brief.mode]?.(brief) ?? placedOf({ ...brief, detail: {} });
