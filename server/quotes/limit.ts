import { CODES } from '../../contract/envelope';
import { ANONYMOUS_QUOTES } from '../../domain/offer/quote-limit';
import type { Queries } from '../database/database';
import { Refusal } from '../http/refusal';
import { QUOTE_MESSAGES as messages } from './messages';

const WINDOW_MS = ANONYMOUS_QUOTES.seconds * 1_000;

/** One statement: a window that has ended begins again at one, whoever else is counting at the same moment. */
const COUNT = `insert into quote_counts as counted (address, count, ends_at) values ($1, 1, $3)
  on conflict (address) do update set
    count = case when counted.ends_at <= $2 then 1 else counted.count + 1 end,
    ends_at = case when counted.ends_at <= $2 then excluded.ends_at else counted.ends_at end
  returning count, ends_at as "endsAt"`;

/** Locked prices are rows. Those of people who have signed in are theirs; nobody else leaves more than so many. */
export async function countAnonymous(queries: Queries, address: string, now: Date): Promise<void> {
  const ends = new Date(now.getTime() + WINDOW_MS);
  const [row] = await queries.query<{ count: number; endsAt: Date }>(COUNT, [address, now, ends]);
  if (!row || row.count <= ANONYMOUS_QUOTES.count) return;
  const seconds = Math.max(1, Math.ceil((row.endsAt.getTime() - now.getTime()) / 1_000));
  throw new Refusal(CODES.tooMany, messages.tooMany, { status: 429, headers: { 'retry-after': String(seconds) } });
}

export const forgetCounts = (queries: Queries, now: Date) =>
  queries.query('delete from quote_counts where ends_at <= $1', [now]);
