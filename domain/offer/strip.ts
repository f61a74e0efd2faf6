import type { VerdictLevel } from '../goods/verdict';
import type { Money } from '../values/money';
import type { SailingDay, SailingState } from './sailing';

/** What leaves on a day, as far as the strip above the offers knows it. */
export type Leaving = { state: SailingState; level: VerdictLevel; total: Money | null };

const isRefused = ({ level }: Leaving): boolean => level === 'BLOCK' || level === 'MANUAL';

/** What could still be had comes before what cannot. */
const UNPRICED = ['ENQUIRE', 'SOLD_OUT', 'CLOSED'] as const;

const cheaper = (one: Money | null, other: Money): Money => (one && one.amount <= other.amount ? one : other);

/** A day of the strip: the lowest total of what can be ordered, or why nothing can. */
export function dayOf(day: string, leaving: readonly Leaving[]): SailingDay {
  const taken = leaving.filter((one) => !isRefused(one));
  const lowest = taken.reduce<Money | null>(
    (least, { state, total }) => (state === 'OPEN' && total ? cheaper(least, total) : least),
    null,
  );
  if (lowest) return { day, lowest, state: 'PRICED' };
  const state = UNPRICED.find((one) => taken.some((offer) => offer.state === one));
  return { day, lowest, state: state ?? (leaving.length > 0 ? 'REFUSED' : 'NONE') };
}
