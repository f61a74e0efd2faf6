import type { OrderState } from '../../order/life/lifecycle';
import { type Money, roundedUp, YUAN } from '../../values/money';

export const ACCEPTED_SHARE = 0.2;
export const BEGUN_SHARE = 0.5;

const SHARE: Readonly<Partial<Record<OrderState, number>>> = {
  SUBMITTED: 0,
  AWAIT_VERIFY: 0,
  UNDER_REVIEW: 0,
  DG_REVIEW: 0,
  PENDING_UPDATE: 0,
  CONFIRMED: ACCEPTED_SHARE,
  BOOKED: BEGUN_SHARE,
};

export function dgdCancelFee(state: OrderState, total: Money): Money | null {
  const share = SHARE[state];
  return share === undefined ? null : { amount: roundedUp(total.amount * share), currency: YUAN };
}
