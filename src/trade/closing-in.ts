import { closesBeforeVerified } from '../../domain/order/lifecycle';
import { momentIn } from '../../domain/values/moments';
import { momentText } from '../copy/moment-words';

/** When an offer closes, where that is before a verification would have to be done. */
export function closingIn(closesAt: string | null | undefined, now: number): string | null {
  const isSooner = closesAt && closesBeforeVerified(momentIn(closesAt), now);
  return isSooner ? momentText(closesAt) : null;
}
