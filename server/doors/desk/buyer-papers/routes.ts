import {
  actOnBuyerPaper,
  holdBuyerPaper,
  houseBuyerPapers,
  readBuyerPaper,
  readBuyerPaperCase,
  rehearseBuyerPaper,
} from '../../../../contract/house/buyer-papers';
import { WORKERS } from '../../../../domain/house/duties';
import { buyerPaperDue } from '../../../../domain/house/queue';
import { hasRole } from '../../../../domain/house/roles';
import type { Substance } from '../../../../domain/mall/buyer-papers';
import { dayAt } from '../../../../domain/values/days';
import { type DecisionDeps, paperDecisions } from '../../../world/buyers/paper-decisions';
import type { CalendarWatch } from '../../../world/calendar/calendar';
import type { Clock } from '../../../base/clock';
import type { Route } from '../../../base/http/route';
import type { StaffDoor } from '../../../people/staff/serve';
import { offeredActs, type CaseDesk } from '../case-desk';
import { countQueues } from '../counts';
import { listDeeds } from '../../../base/house-log/log';
import { scanRoute } from '../scan-route';
import { readStanding } from '../turn';
import { type WorkDeps, createCaseWork } from '../work';
import { workRoutes } from '../work-routes';
import { BUYER_PAPER_ACTS, type PaperDesk } from './acts';
import { readScan, type AtPaper, readPaperCase } from './paper';
import { listBuyerPapers } from './queue';

type PaperCaseDesk = CaseDesk<AtPaper, PaperDesk>;
type PaperDeskDeps = DecisionDeps & { clock: Clock; substances: () => Promise<readonly Substance[]> };

const paperCaseDesk = (deps: PaperDeskDeps): PaperCaseDesk => ({
  kind: 'buyerPaper',
  acts: BUYER_PAPER_ACTS,
  /** Deciding releases the case; a colleague may return it later. */
  isKept: false,
  find: async (paperId) =>
    readPaperCase(deps.database, paperId, { today: dayAt(deps.clock.now()), substances: await deps.substances() }),
  isDuty: (roles) => hasRole(roles, WORKERS.buyerPaper),
  over: (outside) => ({ ...paperDecisions({ ...deps, ...outside }), now: () => new Date(deps.clock.now()) }),
});

export type BuyerPaperDeskDeps = WorkDeps &
  PaperDeskDeps & { door: StaffDoor; calendar: Pick<CalendarWatch, 'current'> };

export function buyerPaperDeskRoutes({ door, calendar, ...deps }: BuyerPaperDeskDeps): Route[] {
  const { database, clock } = deps;
  const desk = paperCaseDesk(deps);
  return [
    door.serve(houseBuyerPapers, async (asked, { staffId, roles }) => ({
      ...(await listBuyerPapers(database, asked, { staffId, now: clock.now(), calendar: await calendar.current() })),
      counts: await countQueues(database, roles, new Date(clock.now())),
    })),
    door.serve(readBuyerPaperCase, async ({ no }, { roles }) => {
      const { turn, heldBy } = await readStanding(database, { kind: 'buyerPaper', no });
      const { substances, ...paper } = await desk.find(no);
      const due =
        paper.state === 'HANDED_IN'
          ? new Date(buyerPaperDue(Date.parse(paper.handedAt), await calendar.current()))
          : null;
      return {
        kind: 'buyerPaper' as const,
        ...paper,
        turn,
        heldBy,
        dueAt: due?.toISOString() ?? null,
        done: await listDeeds(database, no),
        acts: offeredActs(desk, roles, { ...paper, substances }),
      };
    }),
    ...workRoutes(
      door,
      { rehearse: rehearseBuyerPaper, act: actOnBuyerPaper, hold: holdBuyerPaper },
      createCaseWork(deps, desk),
    ),
    scanRoute(door, readBuyerPaper, ({ no, fileId }) => readScan(database, no, fileId)),
  ];
}
