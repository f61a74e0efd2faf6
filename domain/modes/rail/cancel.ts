import type { PlaceNotice } from '../../offer/notice';
import { byLength } from '../../offer/containers';
import { cancelFee, type CountedBox, type FeesPerBox } from '../../order/money/cancel-fees';
import type { OrderState } from '../../order/life/lifecycle';

/** Yuan in minor units for every box. Before anybody has reserved a wagon, cancelling is free. */
const FEES: FeesPerBox = { CONFIRMED: byLength(50_000, 80_000), BOOKED: byLength(200_000, 300_000) };

/** While the house says that its border is held up, giving an order up costs nothing either. */
export function railCancelFee(state: OrderState, boxes: readonly CountedBox[], notice: PlaceNotice | null) {
  const fee = cancelFee(state, boxes, FEES);
  return fee && notice ? { ...fee, amount: 0 } : fee;
}
