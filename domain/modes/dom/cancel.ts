import { byLength } from '../../offer/containers';
import { cancelFee, type CountedBox, type FeesPerBox } from '../../order/money/cancel-fees';
import type { OrderState } from '../../order/life/lifecycle';
import { reportTextAt } from '../../order/on-site/way';
import { minorUnits, type Money } from '../../values/money';

/** Minor units of yuan per box. */
const FEES: FeesPerBox = { CONFIRMED: byLength(10_000, 20_000), BOOKED: byLength(40_000, 70_000) };

/** Note staff write once the pickup truck has left, with its actual cost. */
export const TRUCK_OUT = '提货车已出发，实际费用';
export const TRUCK_COST = /^(\d{1,6}(?:\.\d{1,2})?) ?元$/;

export function truckCost(passed: readonly string[]): number {
  const said = passed.flatMap((note) => reportTextAt(note, TRUCK_OUT) ?? []).at(-1) ?? '';
  return minorUnits(Number(TRUCK_COST.exec(said)?.[1] ?? 0));
}

/** `truck`: cost of a truck already on its way, added to the fee. */
export function domCancelFee(state: OrderState, boxes: readonly CountedBox[], truck = 0): Money | null {
  const fee = cancelFee(state, boxes, FEES);
  return fee && { ...fee, amount: fee.amount + truck };
}
