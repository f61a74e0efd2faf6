import { dayAt, daysAfter, type Day } from '../../domain/days';
import type { Money } from '../../domain/money';
import type { Sailing, SailingDay } from '../../domain/sailing';
import { isBookable } from './sailing';

const lowerOf = (one: Money | null, other: Money): Money => (one && one.amount <= other.amount ? one : other);

function dayWith(day: Day, leaving: readonly Sailing[]): SailingDay {
  const lowest = leaving.reduce<Money | null>(
    (least, sailing) => (isBookable(sailing) && sailing.price ? lowerOf(least, sailing.price.charges.totalUsd) : least),
    null,
  );
  if (lowest) return { day, lowest, state: 'PRICED' };
  const state = (['ENQUIRE', 'SOLD_OUT'] as const).find((one) => leaving.some((sailing) => sailing.state === one));
  return { day, lowest, state: state ?? 'NONE' };
}

/** Each day asked about, with the lowest total of what can be booked on it. */
export function stripOf(from: Day, days: number, sailings: readonly Sailing[]): SailingDay[] {
  const byDay = new Map<Day, Sailing[]>();
  for (const sailing of sailings) {
    const day = dayAt(Date.parse(sailing.etd));
    byDay.set(day, [...(byDay.get(day) ?? []), sailing]);
  }
  return Array.from({ length: days }, (_, count) => {
    const day = daysAfter(from, count);
    return dayWith(day, byDay.get(day) ?? []);
  });
}
