import { noticeWire } from '../../../../contract/house/notices';
import type { QueuedNotice } from '../../../../domain/house/case';
import { dayAt } from '../../../../domain/values/days';
import { queryCount } from '../../../base/database/counted';
import type { Queries } from '../../../base/database/database';
import { notFoundFault } from '../../../base/http/refusal';
import { NOTICE_PLACES } from '../../../trade/modes/markets';
import type { Notices } from '../../../world/notices/notices';
import { type HolderRow, readHolder } from '../holder';
import { subject } from '../subject';
import type { QueueRequest } from '../waiting-page';
import type { WorkDeps } from '../work';
import { type AtPlace, NOTICE_ACTS, type PlaceDesk } from './acts';

type Deps = WorkDeps & { notices: Notices };

const countNotices = (queries: Queries, now: Date): Promise<number> =>
  queryCount(queries, 'select count(*) as count from place_notices where until >= $1', [dayAt(now.getTime())]);

/** All places with their notices; `staffId` narrows to the places that person has taken. */
async function listPlaceNotices(
  { queries, notices }: { queries: Queries; notices: Notices },
  { isMine, page }: QueueRequest,
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

export const notices = subject({
  wire: noticeWire,
  acts: NOTICE_ACTS,
  reads: { as: 'notice', acts: ['notice.put'] },
  /** Publishing or withdrawing a notice releases the case, so that a colleague can withdraw it. */
  isKept: false,
  waits: countNotices,
  queue: (deps: Deps, asked, { staffId }) =>
    listPlaceNotices({ queries: deps.database, notices: deps.notices }, asked, staffId),
  async find(deps: Deps, no): Promise<AtPlace> {
    const at = NOTICE_PLACES.find(({ place }) => place === no);
    if (!at) throw notFoundFault();
    const noticeAt = await deps.notices.read();
    return { ...at, notice: noticeAt(no) };
  },
  shows: async (_, at) => ({ ...at, dueAt: null }),
  over: (deps, outside): PlaceDesk => ({ ...deps.notices.deskOver(outside), now: () => deps.clock.now() }),
});
