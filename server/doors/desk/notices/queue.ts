import type { RequestOf } from '../../../../contract/wire/endpoint';
import type { houseNotices } from '../../../../contract/house/notices';
import type { QueuedNotice } from '../../../../domain/house/case';
import { dayAt } from '../../../../domain/values/days';
import { queryCount } from '../../../base/database/counted';
import type { Queries } from '../../../base/database/database';
import { NOTICE_PLACES } from '../../../trade/modes/tables/heeding';
import type { Notices } from '../../../world/notices/notices';
import { type HolderRow, readHolder } from '../holder';

export const countNotices = (queries: Queries, now: Date): Promise<number> =>
  queryCount(queries, 'select count(*) as count from place_notices where until >= $1', [dayAt(now.getTime())]);

/** All places with their notices; `staffId` narrows to the places that person has taken. */
export async function listPlaceNotices(
  { queries, notices }: { queries: Queries; notices: Notices },
  { isMine, page }: RequestOf<typeof houseNotices>,
  staffId: string,
) {
  const held = await queries.query<HolderRow & { subject: string }>(
    `select c.subject, p.id as "staffId", p.name as holder from desk_cases c join staff p on p.id = c.held_by
      where c.subject = any($1)`,
    [NOTICE_PLACES.map(({ place }) => place)],
  );
  const told = await notices.read();
  const lines = NOTICE_PLACES.map(({ place, name }): QueuedNotice => {
    const holder = held.find(({ subject }) => subject === place);
    const heldBy = holder ? readHolder(holder) : null;
    return { kind: 'notice', place, name, notice: told(place), dueAt: null, isOverdue: false, heldBy };
  }).filter(({ heldBy }) => !isMine || heldBy?.staffId === staffId);
  return { records: page === 1 ? lines : [], total: lines.length };
}
