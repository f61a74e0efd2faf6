import type { ClosureStand, QueuedClosure } from '../../../../domain/house/case';
import { QUEUE_PAGE } from '../../../../domain/house/queue';
import { type Day, dayAt, daysAfter } from '../../../../domain/values/days';
import { type ClosureRow, closureStore } from '../../../trade/closures/store';
import { queryCount } from '../../../base/database/counted';
import type { Queries } from '../../../base/database/database';
import { readHolders } from '../holder';
import type { AskingStaff, QueueRequest } from '../waiting-page';

export const NEW = 'NEW';
/** Days for which ended closures stay listed. */
const LISTED_DAYS = 400;

export const closuresStanding = (queries: Queries, now: Date): Promise<number> =>
  queryCount(queries, 'select count(*) as count from closures where dropped_at is null and until_day >= $1', [
    dayAt(now.getTime()),
  ]);

export function closureStanding(
  { from, until, droppedAt }: Pick<ClosureRow, 'from' | 'until' | 'droppedAt'>,
  today: Day,
): ClosureStand {
  if (droppedAt !== null) return 'DROPPED';
  if (until < today) return 'OVER';
  return from > today ? 'COMING' : 'HOLDS';
}

export const publicClosure = ({ putAt: _, putBy: __, droppedAt: ___, droppedBy: ____, ...closure }: ClosureRow) =>
  closure;

const ORDER: readonly ClosureStand[] = ['NEW', 'HOLDS', 'COMING', 'OVER', 'DROPPED'];

export async function listClosures(queries: Queries, { isMine, page }: QueueRequest, { staffId, now }: AskingStaff) {
  const today = dayAt(now);
  const rows = await closureStore(queries).listed(daysAfter(today, -LISTED_DAYS));
  const heldBy = await readHolders(queries, [NEW, ...rows.map(({ closureId }) => closureId)]);
  const lineOf = (no: string, row: ClosureRow | null): QueuedClosure => ({
    kind: 'closure',
    no,
    stand: row ? closureStanding(row, today) : 'NEW',
    closure: row && publicClosure(row),
    dueAt: null,
    isOverdue: false,
    heldBy: heldBy(no),
  });
  const lines = [lineOf(NEW, null), ...rows.map((row) => lineOf(row.closureId, row))]
    .filter((line) => !isMine || line.heldBy?.staffId === staffId)
    .toSorted((one, other) => ORDER.indexOf(one.stand) - ORDER.indexOf(other.stand));
  return { records: lines.slice((page - 1) * QUEUE_PAGE, page * QUEUE_PAGE), total: lines.length };
}
