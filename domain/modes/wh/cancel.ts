import type { OrderState } from '../../order/lifecycle';
import { roundedUp, YUAN, type Money } from '../../values/money';
import type { WhRates } from './rates';

const HOUR = 3_600_000;

/** So long before the goods come the place can still be given to others. */
export const FREE_HOURS = 48;
const FREE_MS = FREE_HOURS * HOUR;
export const LATE_DAYS = 3;
export const NO_SHOW_DAYS = 7;
export const LEAST_FEE = 20_000;

const FREE: ReadonlySet<OrderState> = new Set([
  'SUBMITTED',
  'AWAIT_VERIFY',
  'UNDER_REVIEW',
  'DG_REVIEW',
  'PENDING_UPDATE',
]);
const KEPT: ReadonlySet<OrderState> = new Set(['CONFIRMED', 'BOOKED']);

type Leaving = { state: OrderState; now: number; comes: number; tons: number; rates: Pick<WhRates, 'tonDay'> };

function amountOf({ state, now, comes, tons, rates }: Leaving): number | null {
  if (FREE.has(state)) return 0;
  if (!KEPT.has(state)) return null;
  if (comes - now >= FREE_MS) return 0;
  const days = now <= comes ? LATE_DAYS : NO_SHOW_DAYS;
  return Math.max(LEAST_FEE, roundedUp(rates.tonDay * tons * days));
}

/** What cancelling costs; null once the goods are in the store, from where they leave for the days they stood there. */
export function whCancelFee(leaving: Leaving): Money | null {
  const amount = amountOf(leaving);
  return amount === null ? null : { amount, currency: YUAN };
}
