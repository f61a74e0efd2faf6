import { dayAt, type Day } from '../../../domain/values/days';
import type { SailingDay } from '../../../domain/offer/sailing';
import { dayOf } from '../../../domain/offer/strip';
import type { Charges } from '../../../domain/offer/charges';
import type { Offer } from '../../../domain/offer/offer';
import { momentIn } from '../../../domain/values/moments';

/** The currency of the house that a mode shows its totals in. */
export type TotalIn = 'totalUsd' | 'totalYuan';

/** As much of an offer as the strip counts. */
export type Leaving = Pick<Offer, 'state' | 'acceptance'> & { price: { charges: Pick<Charges, TotalIn> } | null };

/** An offer as the strip counts it. */
export const leavingOf = ({ state, acceptance: { level }, price }: Leaving, total: TotalIn) => ({
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
