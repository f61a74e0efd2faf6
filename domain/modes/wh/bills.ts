import { daysAfter, daysBetween, type Day } from '../../values/days';
import { rentUntil, storageStanding, type StoredLoad } from './running';

/** Company rule: rent is billed every 30 days. */
export const BILL_DAYS = 30;

/** Bill from one day to another, exclusive end. Amounts in minor units of yuan. `isClosed`: final. */
export type RentBill = { from: Day; to: Day; amount: number; isClosed: boolean };

/** `topUp`: shortfall to the minimum rent, charged once the goods have left. */
type Bills = { bills: RentBill[]; topUp: number };

/** Each bill is the cumulated rent at its end minus that at its start, so the bills sum up to the total rent. */
export function rentBills(stored: StoredLoad, now: number): Bills {
  const standing = storageStanding(stored, now);
  if (!standing) return { bills: [], topUp: 0 };
  const { since, until, isOver } = standing;
  const owedBy = (day: Day): number => rentUntil(stored, since, day).amount;
  const count = Math.ceil(daysBetween(since, until) / BILL_DAYS);
  const bills = Array.from({ length: count }, (_, at): RentBill => {
    const from = daysAfter(since, at * BILL_DAYS);
    const end = daysAfter(from, BILL_DAYS);
    const to = end < until ? end : until;
    return { from, to, amount: owedBy(to) - owedBy(from), isClosed: isOver || to === end };
  });
  return { bills, topUp: isOver ? Math.max(0, stored.rent.leastRent - owedBy(until)) : 0 };
}
