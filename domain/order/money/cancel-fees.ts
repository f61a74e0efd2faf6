import { byLength } from '../../offer/containers';
import type { BoxType } from '../../offer/search';
import { type Money, YUAN } from '../../values/money';
import { isCancellable, type OrderState } from '../life/lifecycle';

/** Minor units of yuan per box. Free until space is reserved. */
export type FeesPerBox = Partial<Record<OrderState, Readonly<Record<BoxType, number>>>>;

const ABROAD: FeesPerBox = {
  CONFIRMED: byLength(50_000, 80_000),
  BOOKED: byLength(200_000, 360_000),
};

export type CountedBox = { type: BoxType; count: number };

/** Cancellation fee in a state; null when no longer possible. */
export function cancelFee(state: OrderState, boxes: readonly CountedBox[], fees = ABROAD): Money | null {
  if (!isCancellable(state)) return null;
  const perBox = fees[state];
  const amount = perBox ? boxes.reduce((all, { type, count }) => all + perBox[type] * count, 0) : 0;
  return { amount, currency: YUAN };
}
