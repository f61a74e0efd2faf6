import {
  actOnNotice,
  holdNotice,
  houseNotices,
  readNoticeCase,
  rehearseNotice,
} from '../../../../contract/house/notices';
import { WORKERS } from '../../../../domain/house/duties';
import { hasRole } from '../../../../domain/house/roles';
import type { Clock } from '../../../base/clock';
import type { Route } from '../../../base/http/route';
import type { Notices } from '../../../world/notices/notices';
import type { StaffDoor } from '../../../people/staff/serve';
import { offeredActs, type CaseDesk } from '../case-desk';
import { countQueues } from '../counts';
import { listDeeds } from '../../../base/house-log/log';
import { notFoundFault } from '../../../base/http/refusal';
import { NOTICE_PLACES } from '../../../trade/modes/tables/heeding';
import { readStanding } from '../turn';
import { type WorkDeps, createCaseWork } from '../work';
import { workRoutes } from '../work-routes';
import { type AtPlace, NOTICE_ACTS, type PlaceDesk } from './acts';
import { listPlaceNotices } from './queue';

type NoticeCaseDesk = CaseDesk<AtPlace, PlaceDesk>;

const noticeCaseDesk = ({ notices, clock }: { notices: Notices; clock: Clock }): NoticeCaseDesk => ({
  kind: 'notice',
  acts: NOTICE_ACTS,
  /** Publishing or withdrawing a notice releases the case, so that a colleague can withdraw it. */
  isKept: false,
  async find(no) {
    const at = NOTICE_PLACES.find(({ place }) => place === no);
    if (!at) throw notFoundFault();
    const told = await notices.read();
    return { ...at, notice: told(no) };
  },
  isDuty: (roles) => hasRole(roles, WORKERS.notice),
  over: (outside) => ({ ...notices.deskOver(outside), now: () => clock.now() }),
});

export type NoticeDeskDeps = WorkDeps & { door: StaffDoor; notices: Notices };

export function noticeDeskRoutes({ door, ...deps }: NoticeDeskDeps): Route[] {
  const { database, clock, notices } = deps;
  const desk = noticeCaseDesk(deps);
  return [
    door.serve(houseNotices, async (asked, { staffId, roles }) => ({
      ...(await listPlaceNotices({ queries: database, notices }, asked, staffId)),
      counts: await countQueues(database, roles, new Date(clock.now())),
    })),
    door.serve(readNoticeCase, async ({ no }, { roles }) => {
      const { turn, heldBy } = await readStanding(database, { kind: 'notice', no });
      const at = await desk.find(no);
      const done = await listDeeds(database, no);
      return { kind: 'notice' as const, ...at, turn, heldBy, dueAt: null, done, acts: offeredActs(desk, roles, at) };
    }),
    ...workRoutes(door, { rehearse: rehearseNotice, act: actOnNotice, hold: holdNotice }, createCaseWork(deps, desk)),
  ];
}
