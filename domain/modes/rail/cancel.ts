import { byLength } from '../../offer/containers';
import { cancelFee, type CountedBox, type FeesPerBox } from '../../order/cancel-fees';
import type { OrderState } from '../../order/lifecycle';

/** Yuan in minor units for every box. Before anybody has reserved a wagon, cancelling is free. */
const FEES: FeesPerBox = { CONFIRMED: byLength(50_000, 80_000), BOOKED: byLength(200_000, 300_000) };

export const railCancelFee = (state: OrderState, boxes: readonly CountedBox[]) => cancelFee(state, boxes, FEES);
