import type { OrderState } from '../../order/life/lifecycle';
import { isCancellable } from '../../order/life/lifecycle';
import { YUAN, type Money } from '../../values/money';

/** Minor units of yuan per bag. */
const CONFIRMED = 50_000;
const BOOKED = 200_000;
const FITTED = 320_000;

/** `isFitted`: the fitters reported the bag as installed. */
type Leaving = { state: OrderState; bags: number; isFitted: boolean };

function perBag({ state, isFitted }: Leaving): number {
  if (state === 'CONFIRMED') return CONFIRMED;
  if (state !== 'BOOKED') return 0;
  return isFitted ? FITTED : BOOKED;
}

/** Cancellation fee; null once the boxes are in the yard. An installed bag is lost. */
export const flexiCancelFee = (leaving: Leaving): Money | null =>
  isCancellable(leaving.state) ? { amount: perBag(leaving) * leaving.bags, currency: YUAN } : null;
