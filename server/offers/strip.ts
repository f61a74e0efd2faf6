import { dayAt, type Day } from '../../domain/values/days';
import type { SailingDay } from '../../domain/offer/sailing';
import { dayOf } from '../../domain/offer/strip';
import type { Offer } from '../../domain/offer/offer';
import { momentIn } from '../../domain/values/moments';

/** The currency of the house that a mode shows its totals in. */
export type TotalIn = 'totalUsd' | 'totalYuan';

const leavingOf = ({ state, acceptance: { level }, price }: Offer, total: TotalIn) => ({
  state,
  level,
  total: price?.charges[total] ?? null,
});

/** The days something leaves on, whatever its mode, each with the lowest total of what can be ordered. */
export function stripOfOffers(offers: readonly Offer[], total: TotalIn = 'totalUsd'): SailingDay[] {
  const byDay = new Map<Day, Offer[]>();
  for (const offer of offers) {
    const day = dayAt(momentIn(offer.leavesAt ?? '') ?? 0);
    const leaving = byDay.get(day);
    if (leaving) leaving.push(offer);
    else byDay.set(day, [offer]);
  }
  return [...byDay].map(([day, leaving]) =>
    dayOf(
      day,
      leaving.map((offer) => leavingOf(offer, total)),
    ),
  );
}
