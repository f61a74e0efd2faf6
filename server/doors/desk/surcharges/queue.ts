import type { QueuedSurcharge } from '../../../../domain/house/case';
import type { SurchargeStand } from '../../../../domain/house/surcharge';
import { QUEUE_PAGE } from '../../../../domain/house/queue';
import type { SurchargeRow } from '../../../../domain/offer/surcharge';
import { type Day, dayAt, daysAfter } from '../../../../domain/values/days';
import { queryCount } from '../../../base/database/counted';
import type { Queries } from '../../../base/database/database';
import { type SurchargeRecord, surchargeStore } from '../../../trade/surcharges/store';
import { readHolders } from '../holder';
import type { AskingStaff, QueueRequest } from '../waiting-page';

export const NEW_SURCHARGE = 'SC-NEW';
/** Days for which ended surcharges stay listed. */
const LISTED_DAYS = 400;

export const surchargesWaiting = (queries: Queries, now: Date): Promise<number> =>
  queryCount(
    queries,
    `select count(*) as count from surcharges
      where dropped_at is null and until_day >= $1 and (approved_at is null or ending_at is not null)`,
    [dayAt(now.getTime())],
  );

type Standing = Pick<SurchargeRecord, 'from' | 'until' | 'approvedAt' | 'endingAt' | 'droppedAt'>;

export function surchargeStanding(
  { from, until, approvedAt, endingAt, droppedAt }: Standing,
  today: Day,
): SurchargeStand {
  if (droppedAt !== null) return 'DROPPED';
  if (until < today) return 'OVER';
  if (approvedAt === null) return 'WAITING';
  if (endingAt !== null) return 'ENDING';
  return from > today ? 'COMING' : 'HOLDS';
}

export const publicSurcharge = ({
  surchargeId,
  mode,
  key,
  scope,
  classes,
  name,
  percent,
  from,
  until,
}: SurchargeRecord): SurchargeRow => ({ surchargeId, mode, key, scope, classes, name, percent, from, until });

const ORDER: readonly SurchargeStand[] = ['NEW', 'WAITING', 'ENDING', 'HOLDS', 'COMING', 'OVER', 'DROPPED'];

export async function listSurcharges(queries: Queries, { isMine, page }: QueueRequest, { staffId, now }: AskingStaff) {
  const today = dayAt(now);
  const rows = await surchargeStore(queries).listed(daysAfter(today, -LISTED_DAYS));
  const heldBy = await readHolders(queries, [NEW_SURCHARGE, ...rows.map(({ surchargeId }) => surchargeId)]);
  const lineOf = (no: string, row: SurchargeRecord | null): QueuedSurcharge => ({
    kind: 'surcharge',
    no,
    stand: row ? surchargeStanding(row, today) : 'NEW',
    surcharge: row && publicSurcharge(row),
    dueAt: null,
    isOverdue: false,
    heldBy: heldBy(no),
  });
  const lines = [lineOf(NEW_SURCHARGE, null), ...rows.map((row) => lineOf(row.surchargeId, row))]
    .filter((line) => !isMine || line.heldBy?.staffId === staffId)
    .toSorted((one, other) => ORDER.indexOf(one.stand) - ORDER.indexOf(other.stand));
  return { records: lines.slice((page - 1) * QUEUE_PAGE, page * QUEUE_PAGE), total: lines.length };
}
