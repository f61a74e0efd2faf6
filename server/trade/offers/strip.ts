import { dayAt, type Day } from '../../../domain/values/days';
import type { SailingDay } from '../../../domain/offer/sailing';
import { stripDayOf } from '../../../domain/offer/strip';
import type { Charges } from '../../../domain/offer/charges';
import type { Offer } from '../../../domain/offer/offer';
import { parseMoment } from '../../../domain/values/moments';

/** Currency of the totals a mode shows. */
export type TotalIn = 'totalUsd' | 'totalYuan';

export type Leaving = Pick<Offer, 'state' | 'acceptance'> & { price: { charges: Pick<Charges, TotalIn> } | null };

export const stripLeaving = ({ state, acceptance: { level }, price }: Leaving, total: TotalIn) => ({
  state,
  level,
  total: price?.charges[total] ?? null,
});

/** Days with departures in any mode, each with the lowest total that can be ordered. */
export function stripOfOffers(offers: readonly Offer[], total: TotalIn = 'totalUsd'): SailingDay[] {
  const byDay = new Map<Day, Offer[]>();
  for (const offer of offers) {
    const day = dayAt(parseMoment(offer.leavesAt ?? '') ?? 0);
    const leaving = byDay.get(day);
    if (leaving) leaving.push(offer);
    else byDay.set(day, [offer]);
  }
  return [...byDay].map(([day, leaving]) =>
    stripDayOf(
      day,
      leaving.map((offer) => stripLeaving(offer, total)),
    ),
  );
}
