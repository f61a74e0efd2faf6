import { roundedUp, YUAN, type Money } from '../../values/money';
import type { OrderState } from '../../order/lifecycle';
import { upToThousandths } from './tons';
import type { LclRates } from './rates';

const HOUR = 3_600_000;

/** What a reserved place in a box costs whoever gives it up, in minor units of yuan. */
const PER_BILL = 30_000;
/** So long before the shed closes the place can still be sold. */
const EARLY_MS = 24 * HOUR;
const OCEAN_SHARE = 0.5;

const FREE: ReadonlySet<OrderState> = new Set([
  'SUBMITTED',
  'AWAIT_VERIFY',
  'UNDER_REVIEW',
  'DG_REVIEW',
  'PENDING_UPDATE',
]);

export type Leaving = {
  state: OrderState;
  now: number;
  /** When the shed closes. */
  closes: number;
  tons: number;
  /** The ocean freight of the order, in minor units of yuan. */
  oceanYuan: number;
  rates: Pick<LclRates, 'deadFreight'>;
};

function amountOf({ state, now, closes, tons, oceanYuan, rates: { deadFreight } }: Leaving): number | null {
  if (FREE.has(state)) return 0;
  if (state === 'CONFIRMED') return PER_BILL;
  if (state !== 'BOOKED') return null;
  if (closes - now >= EARLY_MS) return PER_BILL + roundedUp(oceanYuan * OCEAN_SHARE);
  return roundedUp((deadFreight.perBox / deadFreight.boxM3) * tons);
}

/** What cancelling costs; null once the goods are in the shed, from where only the desk gives them back. */
export function lclCancelFee(leaving: Leaving): Money | null {
  const amount = amountOf(leaving);
  return amount === null ? null : { amount, currency: YUAN };
}

/** What is measured at the shed may differ by so much from what was booked. */
const TOLERANCE = 0.1;

export type Measured = {
  outcome: 'SAME' | 'MORE' | 'LESS' /** In tons: what was kept free and did not come. */;
  short: number;
};

/** Goods as they came against the tons that were booked for them. */
export function measured(booked: number, came: number): Measured {
  const short = upToThousandths(Math.max(0, booked * (1 - TOLERANCE) - came));
  if (short > 0) return { outcome: 'LESS', short };
  return { outcome: came > upToThousandths(booked * (1 + TOLERANCE)) ? 'MORE' : 'SAME', short };
}

/** Freight for room that was kept and not filled. */
export const deadFreight = (short: number, { ocean }: Pick<LclRates, 'ocean'>): number => roundedUp(ocean * short);
