import { daysAfter, type Day } from '../../domain/values/days';
import type { Money } from '../../domain/values/money';
import type { SailingDay } from '../../domain/offer/sailing';
import { isBookable, type Offer } from './offer';

const lowerOf = (one: Money | null, other: Money): Money => (one && one.amount <= other.amount ? one : other);

function dayWith(day: Day, leaving: readonly Offer[]): SailingDay {
  const lowest = leaving.reduce<Money | null>(
    (least, offer) => (isBookable(offer) && offer.priced ? lowerOf(least, offer.priced.totalUsd) : least),
    null,
  );
  if (lowest) return { day, lowest, state: 'PRICED' };
  const state = (['ENQUIRE', 'SOLD_OUT'] as const).find((one) => leaving.some((offer) => offer.state === one));
  return { day, lowest, state: state ?? 'NONE' };
}

let calendar: { from: Day; days: Day[] } = { from: '', days: [] };

/** Nearly everybody asks from the same day on. */
function daysFrom(from: Day, count: number): Day[] {
  if (calendar.from !== from || calendar.days.length < count)
    calendar = { from, days: Array.from({ length: count }, (_, at) => daysAfter(from, at)) };
  return calendar.days.slice(0, count);
}

const NOBODY: readonly Offer[] = [];

/** Each day asked about, with the lowest total of what can be booked on it. */
export function stripOf(from: Day, count: number, offers: readonly Offer[]): SailingDay[] {
  const byDay = new Map<Day, Offer[]>();
  for (const offer of offers) {
    const leaving = byDay.get(offer.known.day);
    if (leaving) leaving.push(offer);
    else byDay.set(offer.known.day, [offer]);
  }
  return daysFrom(from, count).map((day) => dayWith(day, byDay.get(day) ?? NOBODY));
}
