import type { OrderState } from '../../order/lifecycle';
import { type Money, roundedUp, YUAN } from '../../values/money';

/** Of what the goods cost. Once they have left the store there is nothing to give up. */
const SHARE: Readonly<Partial<Record<OrderState, number>>> = {
  SUBMITTED: 0,
  AWAIT_VERIFY: 0,
  UNDER_REVIEW: 0,
  DG_REVIEW: 0,
  PENDING_UPDATE: 0,
  CONFIRMED: 0.02,
  BOOKED: 0.05,
};

/** In fen: nobody pays less, once the house has begun. */
export const LEAST_FEE = 20_000;

/** What giving a purchase up costs; null once it has left the store. */
export function mallCancelFee(state: OrderState, goods: number): Money | null {
  const share = SHARE[state];
  if (share === undefined) return null;
  return { amount: share === 0 ? 0 : Math.max(LEAST_FEE, roundedUp(goods * share)), currency: YUAN };
}
