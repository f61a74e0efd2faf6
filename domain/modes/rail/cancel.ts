import type { PlaceNotice } from '../../offer/notice';
import { byLength } from '../../offer/containers';
import { cancelFee, type CountedBox, type FeesPerBox } from '../../order/money/cancel-fees';
import type { OrderState } from '../../order/life/lifecycle';

/** Minor units of yuan per box. Free until wagons are reserved. */
const FEES: FeesPerBox = { CONFIRMED: byLength(50_000, 80_000), BOOKED: byLength(200_000, 300_000) };

/** Cancellation is free while a border hold-up notice is active. */
export function railCancelFee(state: OrderState, boxes: readonly CountedBox[], notice: PlaceNotice | null) {
  const fee = cancelFee(state, boxes, FEES);
  return fee && notice ? { ...fee, amount: 0 } : fee;
}
