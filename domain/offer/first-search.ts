import { dayAt, daysAfter, type Day } from '../values/days';
import type { SailingSearch } from './sailing';
import { searchFromQuery, type SailingsQuery } from './sailing-address';

const DAYS = 28;
/** Days shown before the wished one, so that it appears among its neighbours. */
const EARLIER = 3;

const laterDay = (one: Day, other: Day): Day => (one > other ? one : other);

type FirstSearch = SailingSearch & { from: Day; days: number };

/** Search of an address; null when incomplete. Page and gateway share it. */
export function firstSearch(asked: SailingsQuery, now: number): FirstSearch | null {
  const search = searchFromQuery(asked);
  const tomorrow = daysAfter(dayAt(now), 1);
  const from = asked.etd === null ? tomorrow : laterDay(tomorrow, daysAfter(asked.etd, -EARLIER));
  return search && { ...search, from, days: DAYS };
}
