import type { End, Sailing } from '../../../domain/offer/sailing';
import { WAYS, type Way } from '../../../domain/offer/sailing-choice';
import { ANSWERS, type Answer } from '../../../domain/offer/answer';
import { freeDaysOf, totalOf, wayOf } from '../../../domain/offer/sailing-list';
import { answerOf } from '../../../domain/offer/answer';

/** How far a limit can be moved: from the least to the most there is. */
export type Span = { least: number; most: number };

/** What there is to choose from, with how many sailings stand behind it. */
export type Facets = {
  count: number;
  answers: Readonly<Record<Answer, number>>;
  ways: Readonly<Record<Way, number>>;
  carriers: readonly { carrier: End; count: number }[];
  /** In whole dollars; null where no sailing has a price. */
  paid: Span | null;
  transit: Span;
  free: Span;
  unpriced: number;
};

const CENTS = 100;

function countOf<TKey extends string>(keys: readonly TKey[], of: readonly TKey[]): Record<TKey, number> {
  const counts = Object.fromEntries(keys.map((key) => [key, 0])) as Record<TKey, number>;
  for (const one of of) counts[one] += 1;
  return counts;
}

const spanOf = (values: readonly number[]): Span => ({ least: Math.min(...values), most: Math.max(...values) });

export function facetsOf(sailings: readonly Sailing[]): Facets {
  const carriers = new Map<string, { carrier: End; count: number }>();
  for (const { carrier } of sailings)
    carriers.set(carrier.code, { carrier, count: (carriers.get(carrier.code)?.count ?? 0) + 1 });
  const totals = sailings.map(totalOf).filter((total) => total !== null);
  const paid = spanOf(totals.map((total) => Math.ceil(total / CENTS)));
  return {
    count: sailings.length,
    answers: countOf(ANSWERS, sailings.map(answerOf)),
    ways: countOf(WAYS, sailings.map(wayOf)),
    carriers: [...carriers.values()],
    paid: totals.length === 0 ? null : paid,
    transit: spanOf(sailings.map(({ transitDays }) => transitDays)),
    free: spanOf(sailings.map(freeDaysOf)),
    unpriced: sailings.length - totals.length,
  };
}
