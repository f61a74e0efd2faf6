import type { OrderState } from '../../order/life/lifecycle';
import { isCancellable } from '../../order/life/lifecycle';
import { YUAN, type Money } from '../../values/money';

/** Yuan a bag, in minor units. */
const CONFIRMED = 50_000;
const BOOKED = 200_000;
const FITTED = 320_000;

/** `isFitted`: somebody on the spot has reported that the bag hangs. */
type Leaving = { state: OrderState; bags: number; isFitted: boolean };

function perBag({ state, isFitted }: Leaving): number {
  if (state === 'CONFIRMED') return CONFIRMED;
  if (state !== 'BOOKED') return 0;
  return isFitted ? FITTED : BOOKED;
}

/** What cancelling costs; null once the boxes are in the yard. A bag that hangs is lost. */
export const flexiCancelFee = (leaving: Leaving): Money | null =>
  isCancellable(leaving.state) ? { amount: perBag(leaving) * leaving.bags, currency: YUAN } : null;
