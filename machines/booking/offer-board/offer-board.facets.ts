import type { End } from '../../../domain/offer/sailing';
import { ROUTE_KINDS, type RouteKind } from '../../../domain/offer/sailing-choice';
import { ANSWERS, type Answer } from '../../../domain/offer/answer';
import type { OfferSummary } from '../../../domain/offer/offer-list';

export type Span = { least: number; most: number };

export type Facets = {
  count: number;
  answers: Readonly<Record<Answer, number>>;
  ways: Readonly<Record<RouteKind, number>>;
  carriers: readonly { carrier: End; count: number }[];
  kinds: readonly { kind: string; count: number }[];
  /** Traits that only some offers have. */
  traits: readonly { trait: string; count: number }[];
  /** In whole dollars; null when no offer has a price. */
  paid: Span | null;
  transit: Span;
  free: Span;
  unpriced: number;
};

const CENTS = 100;

function countByKey<TKey extends string>(keys: readonly TKey[], of: readonly TKey[]): Record<TKey, number> {
  const counts = Object.fromEntries(keys.map((key) => [key, 0])) as Record<TKey, number>;
  for (const one of of) counts[one] += 1;
  return counts;
}

const valueSpan = (values: readonly number[]): Span => ({ least: Math.min(...values), most: Math.max(...values) });

export function offerFacets(offers: readonly OfferSummary[]): Facets {
  const carriers = new Map<string, { carrier: End; count: number }>();
  const kinds = new Map<string, { kind: string; count: number }>();
  const traits = new Map<string, number>();
  for (const { supplier, kind, traits: had = [] } of offers) {
    // Offers without a carrier have an empty code and are left out.
    if (supplier.code !== '')
      carriers.set(supplier.code, { carrier: supplier, count: (carriers.get(supplier.code)?.count ?? 0) + 1 });
    for (const trait of had) traits.set(trait, (traits.get(trait) ?? 0) + 1);
    if (kind !== undefined) kinds.set(kind, { kind, count: (kinds.get(kind)?.count ?? 0) + 1 });
  }
  const totals = offers.map(({ total }) => total).filter((total) => total !== null);
  const paid = valueSpan(totals.map((total) => Math.ceil(total / CENTS)));
  return {
    count: offers.length,
    answers: countByKey(
      ANSWERS,
      offers.map(({ answer }) => answer),
    ),
    ways: countByKey(
      ROUTE_KINDS,
      offers.map(({ way }) => way),
    ),
    carriers: [...carriers.values()],
    kinds: [...kinds.values()],
    traits: [...traits].map(([trait, count]) => ({ trait, count })),
    paid: totals.length === 0 ? null : paid,
    transit: valueSpan(offers.map(({ transitDays }) => transitDays)),
    free: valueSpan(offers.map(({ freeDays }) => freeDays)),
    unpriced: offers.length - totals.length,
  };
}
