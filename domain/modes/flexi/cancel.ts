import type { OrderState } from '../../order/lifecycle';
import { isCancellable } from '../../order/lifecycle';
import { YUAN, type Money } from '../../values/money';

/** Yuan a bag, in minor units. */
const CONFIRMED = 50_000;
const BOOKED = 200_000;
const FITTED = 320_000;

export type Leaving = { state: OrderState; now: number; bags: number /** When the bag is hung. */; fittedAt: number };

function perBag({ state, now, fittedAt }: Leaving): number {
  if (state === 'CONFIRMED') return CONFIRMED;
  if (state !== 'BOOKED') return 0;
  return now >= fittedAt ? FITTED : BOOKED;
}

/** What cancelling costs; null once the boxes are in the yard. A bag that hangs is lost. */
export const flexiCancelFee = (leaving: Leaving): Money | null =>
  isCancellable(leaving.state) ? { amount: perBag(leaving) * leaving.bags, currency: YUAN } : null;
