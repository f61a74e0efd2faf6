import { parseMoment } from '../../values/moments';
import type { OrderState } from './lifecycle';

type Waiting = {
  state: OrderState;
  verifyBy: string | null;
  closesAt: string | null;
  offerLapsedAt: string | null;
};

/** End of a reservation, and its cause: offer closing or verification deadline. */
type HoldEnd = { at: string; by: 'CLOSING' | 'VERIFICATION' };

/** Earlier of the two; null when no verification is pending. A closed offer no longer counts. */
export function holdEnds({ state, verifyBy, closesAt, offerLapsedAt }: Waiting): HoldEnd | null {
  if (state !== 'AWAIT_VERIFY' || verifyBy === null) return null;
  const [end, closing] = [parseMoment(verifyBy) ?? Infinity, parseMoment(closesAt ?? '') ?? Infinity];
  return closesAt !== null && offerLapsedAt === null && closing < end
    ? { at: closesAt, by: 'CLOSING' }
    : { at: verifyBy, by: 'VERIFICATION' };
}
