import type { LclOffer } from '../../../domain/modes/lcl/quote';
import type { SailingDay } from '../../../domain/offer/sailing';
import { dayOf } from '../../../domain/offer/strip';
import { dayAt } from '../../../domain/values/days';
import { momentIn } from '../../../domain/values/moments';

const leavingOf = ({ state, acceptance: { level }, price }: LclOffer) => ({
  state,
  level,
  total: price?.charges.totalUsd ?? null,
});

/** The days something leaves on, each with the lowest total of what can be ordered. */
export function stripOf(offers: readonly LclOffer[]): SailingDay[] {
  const byDay = new Map<string, LclOffer[]>();
  for (const offer of offers) {
    const day = dayAt(momentIn(offer.leavesAt) ?? 0);
    byDay.set(day, [...(byDay.get(day) ?? []), offer]);
  }
  return [...byDay].map(([day, leaving]) => dayOf(day, leaving.map(leavingOf)));
}
