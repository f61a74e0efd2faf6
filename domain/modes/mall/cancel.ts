import type { OrderState } from '../../order/life/lifecycle';
import { type Money, roundedUp, YUAN } from '../../values/money';

/** Shares of the goods price. Goods that left the warehouse cannot be cancelled. */
const SHARE = {
  SUBMITTED: 0,
  AWAIT_VERIFY: 0,
  UNDER_REVIEW: 0,
  DG_REVIEW: 0,
  PENDING_UPDATE: 0,
  CONFIRMED: 0.02,
  BOOKED: 0.05,
} as const satisfies Partial<Record<OrderState, number>>;

/** Share of the goods price from the confirmation and from the allotment of lots on. */
export const CANCEL_PERCENT = { confirmed: SHARE.CONFIRMED * 100, booked: SHARE.BOOKED * 100 } as const;

/** Fen: minimum fee once confirmed. */
export const LEAST_FEE = 20_000;

export function mallCancelFee(state: OrderState, goods: number): Money | null {
  const share = (SHARE as Readonly<Partial<Record<OrderState, number>>>)[state];
  if (share === undefined) return null;
  return { amount: share === 0 ? 0 : Math.max(LEAST_FEE, roundedUp(goods * share)), currency: YUAN };
}
