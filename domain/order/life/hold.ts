import { momentIn } from '../../values/moments';
import type { OrderState } from './lifecycle';

type Waiting = {
  state: OrderState;
  /** Until when the enterprise must have passed. */
  verifyBy: string | null;
  /** When the offer closes. */
  closesAt: string | null;
  offerLapsedAt: string | null;
};

/** Until when an order keeps what it has taken, and what ends it: its offer closes, or the time of the verification ends. */
type HoldEnd = { at: string; by: 'CLOSING' | 'VERIFICATION' };

/** The earlier of the two; null where no verification is waited for. An offer that has closed ends nothing any more. */
export function holdEnds({ state, verifyBy, closesAt, offerLapsedAt }: Waiting): HoldEnd | null {
  if (state !== 'AWAIT_VERIFY' || verifyBy === null) return null;
  const [end, closing] = [momentIn(verifyBy) ?? Infinity, momentIn(closesAt ?? '') ?? Infinity];
  return closesAt !== null && offerLapsedAt === null && closing < end
    ? { at: closesAt, by: 'CLOSING' }
    : { at: verifyBy, by: 'VERIFICATION' };
}
