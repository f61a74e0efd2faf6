import { isCancellable, type OrderState } from '../../order/life/lifecycle';
import { YUAN, type Money } from '../../values/money';

/** Yuan in minor units for a tank. Before anybody has set tanks aside, cancelling is free. */
const PER_TANK: Readonly<Partial<Record<OrderState, number>>> = { CONFIRMED: 80_000, BOOKED: 300_000 };

/** What cancelling costs; null once the tanks are filled and in the port. */
export const tankCancelFee = (state: OrderState, tanks: number): Money | null =>
  isCancellable(state) ? { amount: (PER_TANK[state] ?? 0) * tanks, currency: YUAN } : null;
