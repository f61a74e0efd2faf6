import type { VerdictLevel } from '../goods/verdict';
import type { Money } from '../values/money';
import type { SailingDay, SailingState } from './sailing';

export type DayOffer = { state: SailingState; level: VerdictLevel; total: Money | null };

const isRefused = ({ level }: DayOffer): boolean => level === 'BLOCK';
const isByHand = ({ level }: DayOffer): boolean => level === 'MANUAL';

const cheaper = (one: Money | null, other: Money): Money => (one && one.amount <= other.amount ? one : other);

/** Reason a day has no price; what may still be possible comes first. */
function unpriced(leaving: readonly DayOffer[]): SailingDay['state'] {
  const left = leaving.filter((one) => !isRefused(one));
  const some = (state: SailingState, of = left): boolean => of.some((one) => one.state === state);
  const byHand = left.filter(isByHand);
  if (left.some((one) => one.state === 'ENQUIRE' && !isByHand(one))) return 'ENQUIRE';
  if (some('OPEN', byHand) || some('ENQUIRE', byHand)) return 'MANUAL';
  if (some('SOLD_OUT')) return 'SOLD_OUT';
  if (some('CLOSED')) return 'CLOSED';
  return leaving.length > 0 ? 'REFUSED' : 'NONE';
}

/** Day of the strip: lowest orderable total, or the reason for none. Manually reviewed offers have no price yet. */
export function stripDayOf(day: string, leaving: readonly DayOffer[]): SailingDay {
  const lowest = leaving.reduce<Money | null>(
    (least, one) =>
      one.state === 'OPEN' && one.total && !isRefused(one) && !isByHand(one) ? cheaper(least, one.total) : least,
    null,
  );
  return { day, lowest, state: lowest ? 'PRICED' : unpriced(leaving) };
}
