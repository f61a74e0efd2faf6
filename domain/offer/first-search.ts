import { dayAt, daysAfter, type Day } from '../values/days';
import type { SailingSearch } from './sailing';
import { searchOf, type SailingsQuery } from './sailing-address';

const DAYS = 28;
/** A few days before the one asked for, so that it stands among its neighbours. */
const EARLIER = 3;

const laterOf = (one: Day, other: Day): Day => (one > other ? one : other);

type FirstSearch = SailingSearch & { from: Day; days: number };

/** The search that an address asks for; null where it leaves something out. Page and gateway work it out alike. */
export function firstSearch(asked: SailingsQuery, now: number): FirstSearch | null {
  const search = searchOf(asked);
  const tomorrow = daysAfter(dayAt(now), 1);
  const from = asked.etd === null ? tomorrow : laterOf(tomorrow, daysAfter(asked.etd, -EARLIER));
  return search && { ...search, from, days: DAYS };
}
