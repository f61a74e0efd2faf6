import { daysAfter, daysBetween, type Day } from '../../values/days';
import { rentUntil, standingOf, type StoredLoad } from './running';

/** House rule: rent is charged so many days at a time. */
export const BILL_DAYS = 30;

/** From the one day to the other, on which the next begins. Amounts are minor units of yuan. `isClosed`: no day will be added to it. */
export type Bill = { from: Day; to: Day; amount: number; isClosed: boolean };

/** `topUp`: what the rent of all of them is short of the least rent, once the goods have left. */
type Bills = { bills: Bill[]; topUp: number };

/** Each bill is the rent by its end less the rent by its beginning, so that all of them come to the rent of the stay. */
export function billsOf(stored: StoredLoad, now: number): Bills {
  const standing = standingOf(stored, now);
  if (!standing) return { bills: [], topUp: 0 };
  const { since, until, isOver } = standing;
  const owedBy = (day: Day): number => rentUntil(stored, since, day).amount;
  const count = Math.ceil(daysBetween(since, until) / BILL_DAYS);
  const bills = Array.from({ length: count }, (_, at): Bill => {
    const from = daysAfter(since, at * BILL_DAYS);
    const end = daysAfter(from, BILL_DAYS);
    const to = end < until ? end : until;
    return { from, to, amount: owedBy(to) - owedBy(from), isClosed: isOver || to === end };
  });
  return { bills, topUp: isOver ? Math.max(0, stored.rent.leastRent - owedBy(until)) : 0 };
}
