import type { LclOffer } from '../../../domain/modes/lcl/quote';
import type { SailingDay } from '../../../domain/offer/sailing';
import { dayAt } from '../../../domain/values/days';
import { momentIn } from '../../../domain/values/moments';
import type { Money } from '../../../domain/values/money';

const mayGo = ({ state, acceptance }: LclOffer): boolean =>
  state === 'OPEN' && acceptance.level !== 'BLOCK' && acceptance.level !== 'MANUAL';

const cheaper = (one: Money | null, other: Money): Money => (one && one.amount <= other.amount ? one : other);

function dayOf(day: string, offers: readonly LclOffer[]): SailingDay {
  const lowest = offers.reduce<Money | null>(
    (least, offer) => (mayGo(offer) && offer.price ? cheaper(least, offer.price.charges.totalUsd) : least),
    null,
  );
  if (lowest) return { day, lowest, state: 'PRICED' };
  const state = (['ENQUIRE', 'SOLD_OUT'] as const).find((one) => offers.some((offer) => offer.state === one));
  return { day, lowest, state: state ?? 'NONE' };
}

/** The days something leaves on, each with the lowest total of what can be ordered. */
export function stripOf(offers: readonly LclOffer[]): SailingDay[] {
  const byDay = new Map<string, LclOffer[]>();
  for (const offer of offers) {
    const day = dayAt(momentIn(offer.leavesAt) ?? 0);
    byDay.set(day, [...(byDay.get(day) ?? []), offer]);
  }
  return [...byDay].map(([day, leaving]) => dayOf(day, leaving));
}
