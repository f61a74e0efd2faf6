import { isUnconfirmed, type OrderState } from '../../order/life/lifecycle';
import { type Money, YUAN } from '../../values/money';
import { HOUR_MS } from '../../values/spans';
import { feeBands, FREE_HOURS, LATE_HOURS } from './cancel-terms';

const KEPT: ReadonlySet<OrderState> = new Set(['CONFIRMED', 'BOOKED']);

/** `comes`: arrival of the first truck. `loading`: the stuffing charge. */
type Leaving = { state: OrderState; now: number; comes: number; loading: number };

function cancelAmount({ state, now, comes, loading }: Leaving): number | null {
  if (isUnconfirmed(state)) return 0;
  if (!KEPT.has(state)) return null;
  const left = comes - now;
  const { early, late, last } = feeBands(loading);
  if (left >= FREE_HOURS * HOUR_MS) return early;
  return left >= LATE_HOURS * HOUR_MS ? late : last;
}

export function cfsCancelFee(leaving: Leaving): Money | null {
  const amount = cancelAmount(leaving);
  return amount === null ? null : { amount, currency: YUAN };
}
