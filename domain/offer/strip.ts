import type { VerdictLevel } from '../goods/verdict';
import type { Money } from '../values/money';
import type { SailingDay, SailingState } from './sailing';

/** What leaves on a day, as far as the strip above the offers knows it. */
export type Leaving = { state: SailingState; level: VerdictLevel; total: Money | null };

const isRefused = ({ level }: Leaving): boolean => level === 'BLOCK';
const isByHand = ({ level }: Leaving): boolean => level === 'MANUAL';

const cheaper = (one: Money | null, other: Money): Money => (one && one.amount <= other.amount ? one : other);

/** Why nothing of a day has a price of its own: what could still be had comes before what cannot. */
function unpriced(leaving: readonly Leaving[]): SailingDay['state'] {
  const left = leaving.filter((one) => !isRefused(one));
  const some = (state: SailingState, of = left): boolean => of.some((one) => one.state === state);
  const byHand = left.filter(isByHand);
  if (left.some((one) => one.state === 'ENQUIRE' && !isByHand(one))) return 'ENQUIRE';
  if (some('OPEN', byHand) || some('ENQUIRE', byHand)) return 'MANUAL';
  if (some('SOLD_OUT')) return 'SOLD_OUT';
  if (some('CLOSED')) return 'CLOSED';
  return leaving.length > 0 ? 'REFUSED' : 'NONE';
}

/** A day of the strip: the lowest total of what can be ordered, or why nothing can. What a person decides has none yet. */
export function dayOf(day: string, leaving: readonly Leaving[]): SailingDay {
  const lowest = leaving.reduce<Money | null>(
    (least, one) =>
      one.state === 'OPEN' && one.total && !isRefused(one) && !isByHand(one) ? cheaper(least, one.total) : least,
    null,
  );
  return { day, lowest, state: lowest ? 'PRICED' : unpriced(leaving) };
}
