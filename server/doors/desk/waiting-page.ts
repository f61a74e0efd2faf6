import { QUEUE_PAGE } from '../../../domain/house/queue';
import type { Calendar } from '../../../domain/values/days-off';
import { counted } from '../../base/database/counted';
import type { Parameter, Queries } from '../../base/database/database';
import { HELD, HOLDER, type HolderRow } from './holder';

/** Cases that wait, as a table has them. `key`: what the desk knows each by; `since`: from when it has waited. */
type Waiting = { columns: string; from: string; where: string; key: string; since: string };

/** All of them, or those that somebody of the house has taken. */
type WaitingQuery = { isMine: boolean; page: number };

/** Who asks, and when. */
export type Asking = { staffId: string; now: number };
/** And by which days off promises are counted. */
export type CountingBy = Asking & { calendar: Calendar };

/** A page of what waits, each with whoever works at it, the oldest first. */
export async function waitingPage<TRow extends HolderRow>(
  queries: Queries,
  { columns, from, where, key, since }: Waiting,
  { isMine, page, staffId }: WaitingQuery & Pick<Asking, 'staffId'>,
): Promise<{ rows: TRow[]; total: number }> {
  const given: Parameter[] = isMine ? [staffId] : [];
  const asked = `from ${from} ${HELD(key)}
     where ${where}${isMine ? ' and c.held_by = $1' : ''}`;
  const rows = await queries.query<TRow>(
    `select ${columns}, ${HOLDER} ${asked}
      order by ${since}, ${key} limit ${QUEUE_PAGE} offset ${(page - 1) * QUEUE_PAGE}`,
    given,
  );
  return { rows, total: await counted(queries, `select count(*) as count ${asked}`, given) };
}
