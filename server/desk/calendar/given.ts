import type { CalendarReading } from '../../../domain/house/case';
import { buyerPaperDue, sampleDue } from '../../../domain/house/queue';
import type { Calendar } from '../../../domain/values/days-off';
import { type Day, dayAt } from '../../../domain/values/days';
import type { Queries } from '../../database/database';

/** How many promises that were given fall on one of these days: they stand, and somebody has to be there. */
export async function promisesGiven(
  queries: Queries,
  calendar: Calendar,
  days: readonly Day[],
): Promise<CalendarReading['given']> {
  const fallOn = (moments: readonly number[]) => moments.filter((moment) => days.includes(dayAt(moment))).length;
  const orders = await queries.query<{ at: Date }>(
    `select review_by as at from orders where state in ('UNDER_REVIEW', 'DG_REVIEW') and review_by is not null`,
  );
  const enquiries = await queries.query<{ at: Date }>(`select answer_by as at from enquiries where state = 'OPEN'`);
  const papers = await queries.query<{ at: Date }>(
    `select handed_at as at from buyer_papers where state = 'HANDED_IN'`,
  );
  const samples = await queries.query<{ at: Date }>(
    `select asked_at as at from samples where state in ('ASKED', 'APPROVED')`,
  );
  return {
    orders: fallOn(orders.map(({ at }) => at.getTime())),
    enquiries: fallOn(enquiries.map(({ at }) => at.getTime())),
    buyerPapers: fallOn(papers.map(({ at }) => buyerPaperDue(at.getTime(), calendar))),
    samples: fallOn(samples.map(({ at }) => sampleDue(at.getTime(), calendar))),
  };
}
