import { actOnNotice, holdNotice, houseNotices, readNoticeCase, rehearseNotice } from '../../../contract/house/notices';
import type { Route } from '../../http/route';
import type { Notices } from '../../notices/notices';
import type { StaffDoor } from '../../staff/serve';
import { actsFor } from '../case-desk';
import { countsFor } from '../counts';
import { doneWith } from '../../house-log/log';
import { standingOf } from '../turn';
import { type WorkDeps, workWith } from '../work';
import { workRoutes } from '../work-routes';
import { noticeCaseDesk } from './notice-desk';
import { placesOf } from './queue';

export type NoticeDeskDeps = WorkDeps & { door: StaffDoor; notices: Notices };

/** What the house says of places, at the desk. */
export function noticeDeskRoutes({ door, ...deps }: NoticeDeskDeps): Route[] {
  const { database, clock, notices } = deps;
  const desk = noticeCaseDesk(deps);
  return [
    door.serve(houseNotices, async (asked, { staffId, roles }) => ({
      ...(await placesOf({ queries: database, notices }, asked, staffId)),
      counts: await countsFor(database, roles, new Date(clock.now())),
    })),
    door.serve(readNoticeCase, async ({ no }, { roles }) => {
      const { turn, heldBy } = await standingOf(database, { kind: 'notice', no });
      const at = await desk.find(no);
      const done = await doneWith(database, no);
      return { kind: 'notice' as const, ...at, turn, heldBy, dueAt: null, done, acts: actsFor(desk, roles, at) };
    }),
    ...workRoutes(door, { rehearse: rehearseNotice, act: actOnNotice, hold: holdNotice }, workWith(deps, desk)),
  ];
}
