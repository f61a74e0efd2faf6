import { QUEUE_PAGE } from '../../../domain/house/queue';
import type { Calendar } from '../../../domain/values/days-off';
import { queryCount } from '../../base/database/counted';
import type { Parameter, Queries } from '../../base/database/database';
import { HELD, HOLDER, type HolderRow } from './holder';

/** Waiting cases in a table. `key`: id at the desk; `since`: start of the wait. */
type Waiting = { columns: string; from: string; where: string; key: string; since: string };

export type QueueRequest = { isMine: boolean; page: number };

export type AskingStaff = { staffId: string; now: number };
export type CountingBy = AskingStaff & { calendar: Calendar };

export async function waitingPage<TRow extends HolderRow>(
  queries: Queries,
  { columns, from, where, key, since }: Waiting,
  { isMine, page, staffId }: QueueRequest & Pick<AskingStaff, 'staffId'>,
): Promise<{ rows: TRow[]; total: number }> {
  const given: Parameter[] = isMine ? [staffId] : [];
  const asked = `from ${from} ${HELD(key)}
     where ${where}${isMine ? ' and c.held_by = $1' : ''}`;
  const rows = await queries.query<TRow>(
    `select ${columns}, ${HOLDER} ${asked}
      order by ${since}, ${key} limit ${QUEUE_PAGE} offset ${(page - 1) * QUEUE_PAGE}`,
    given,
  );
  return { rows, total: await queryCount(queries, `select count(*) as count ${asked}`, given) };
}
