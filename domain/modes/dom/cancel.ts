import { byLength } from '../../offer/containers';
import { cancelFee, type CountedBox, type FeesPerBox } from '../../order/cancel-fees';
import type { OrderState } from '../../order/lifecycle';
import type { Money } from '../../values/money';

/** Minor units of yuan for a box. A truck that is on its way costs what it costs besides. */
const FEES: FeesPerBox = { CONFIRMED: byLength(10_000, 20_000), BOOKED: byLength(40_000, 70_000) };

export const domCancelFee = (state: OrderState, boxes: readonly CountedBox[]): Money | null =>
  cancelFee(state, boxes, FEES);
