import { daysAfter, type Day } from '../../../domain/values/days';
import type { SailingDay } from '../../../domain/offer/sailing';
import { stripDayOf } from '../../../domain/offer/strip';
import type { Offer } from './offer';

const stripDay = (day: Day, leaving: readonly Offer[]): SailingDay =>
  stripDayOf(
    day,
    leaving.map(({ state, acceptance: { level }, priced }) => ({
      state,
      level,
      total: priced?.totals.totalUsd ?? null,
    })),
  );

let calendar: { from: Day; days: Day[] } = { from: '', days: [] };

/** Cached, since most searches start on the same day. */
function listDays(from: Day, count: number): Day[] {
  if (calendar.from !== from || calendar.days.length < count)
    calendar = { from, days: Array.from({ length: count }, (_, at) => daysAfter(from, at)) };
  return calendar.days.slice(0, count);
}

const NOBODY: readonly Offer[] = [];

export function buildStrip(from: Day, count: number, offers: readonly Offer[]): SailingDay[] {
  const byDay = new Map<Day, Offer[]>();
  for (const offer of offers) {
    const leaving = byDay.get(offer.known.day);
    if (leaving) leaving.push(offer);
    else byDay.set(offer.known.day, [offer]);
  }
  return listDays(from, count).map((day) => stripDay(day, byDay.get(day) ?? NOBODY));
}
