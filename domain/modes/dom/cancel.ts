import { byLength } from '../../offer/containers';
import { cancelFee, type FeesPerBox } from '../../order/cancel-fees';
import type { OrderState } from '../../order/lifecycle';
import type { Money } from '../../values/money';
import type { HomeLoad } from './search';

/** Minor units of yuan for a box. A truck that is on its way costs what it costs besides. */
const FEES: FeesPerBox = { CONFIRMED: byLength(10_000, 20_000), BOOKED: byLength(40_000, 70_000) };

export const domCancelFee = (state: OrderState, loads: readonly HomeLoad[]): Money | null =>
  cancelFee(state, loads, FEES);
