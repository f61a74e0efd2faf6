import type { OrderState } from '../../order/life/lifecycle';
import { type Money, roundedUp, YUAN } from '../../values/money';

/** Shares of the price of the goods. Goods that have left the store cannot be cancelled. */
const SHARE: Readonly<Partial<Record<OrderState, number>>> = {
  SUBMITTED: 0,
  AWAIT_VERIFY: 0,
  UNDER_REVIEW: 0,
  DG_REVIEW: 0,
  PENDING_UPDATE: 0,
  CONFIRMED: 0.02,
  BOOKED: 0.05,
};

/** In fen, the least fee once an order is confirmed. */
export const LEAST_FEE = 20_000;

/** The fee of cancelling; null once the goods have left the store. */
export function mallCancelFee(state: OrderState, goods: number): Money | null {
  const share = SHARE[state];
  if (share === undefined) return null;
  return { amount: share === 0 ? 0 : Math.max(LEAST_FEE, roundedUp(goods * share)), currency: YUAN };
}
