import { isUnconfirmed, type OrderState } from '../../order/life/lifecycle';
import { roundedUp, YUAN, type Money } from '../../values/money';
import { HOUR_MS } from '../../values/spans';
import { FREE_HOURS, LATE_DAYS, LEAST_FEE, NO_SHOW_DAYS } from './cancel-terms';
import type { WhRates } from './rates';

const KEPT: ReadonlySet<OrderState> = new Set(['CONFIRMED', 'BOOKED']);

type Leaving = { state: OrderState; now: number; comes: number; tons: number; rates: Pick<WhRates, 'tonDay'> };

function cancelAmount({ state, now, comes, tons, rates }: Leaving): number | null {
  if (isUnconfirmed(state)) return 0;
  if (!KEPT.has(state)) return null;
  if (comes - now >= FREE_HOURS * HOUR_MS) return 0;
  const days = now <= comes ? LATE_DAYS : NO_SHOW_DAYS;
  return Math.max(LEAST_FEE, roundedUp(rates.tonDay * tons * days));
}

export function whCancelFee(leaving: Leaving): Money | null {
  const amount = cancelAmount(leaving);
  return amount === null ? null : { amount, currency: YUAN };
}
