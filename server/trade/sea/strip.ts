import { daysAfter, type Day } from '../../../domain/values/days';
import type { SailingDay } from '../../../domain/offer/sailing';
import { dayOf } from '../../../domain/offer/strip';
import type { Offer } from './offer';

const dayWith = (day: Day, leaving: readonly Offer[]): SailingDay =>
  dayOf(
    day,
    leaving.map(({ state, acceptance: { level }, priced }) => ({ state, level, total: priced?.totalUsd ?? null })),
  );

let calendar: { from: Day; days: Day[] } = { from: '', days: [] };

/** Cached, since most searches start on the same day. */
function daysFrom(from: Day, count: number): Day[] {
  if (calendar.from !== from || calendar.days.length < count)
    calendar = { from, days: Array.from({ length: count }, (_, at) => daysAfter(from, at)) };
  return calendar.days.slice(0, count);
}

const NOBODY: readonly Offer[] = [];

export function stripOf(from: Day, count: number, offers: readonly Offer[]): SailingDay[] {
  const byDay = new Map<Day, Offer[]>();
  for (const offer of offers) {
    const leaving = byDay.get(offer.known.day);
    if (leaving) leaving.push(offer);
    else byDay.set(offer.known.day, [offer]);
  }
  return daysFrom(from, count).map((day) => dayWith(day, byDay.get(day) ?? NOBODY));
}
