import { isCancellable, type OrderState } from '../../order/life/lifecycle';
import { YUAN, type Money } from '../../values/money';

/** Minor units of yuan per tank. Free until tanks are reserved. */
const PER_TANK: Readonly<Partial<Record<OrderState, number>>> = { CONFIRMED: 80_000, BOOKED: 300_000 };

/** Cancellation fee; null once the tanks are filled and in port. */
export const tankCancelFee = (state: OrderState, tanks: number): Money | null =>
  isCancellable(state) ? { amount: (PER_TANK[state] ?? 0) * tanks, currency: YUAN } : null;
