import { buyerPaperWire } from '../../../../contract/house/buyer-papers';
import { buyerPaperDue } from '../../../../domain/house/queue';
import type { Substance } from '../../../../domain/mall/buyer-papers';
import { dayAt } from '../../../../domain/values/days';
import { toIso } from '../../../../domain/values/moments';
import { type DecisionDeps, paperDecisions } from '../../../world/buyers/paper-decisions';
import type { CalendarWatch } from '../../../world/calendar/calendar';
import { scanFile } from '../scan-file';
import { subject } from '../subject';
import type { WorkDeps } from '../work';
import { BUYER_PAPER_ACTS, type PaperDesk } from './acts';
import { readPaperCase, readScan } from './paper';
import { buyerPapersWaiting, listBuyerPapers } from './queue';

type Deps = WorkDeps &
  DecisionDeps & { calendar: Pick<CalendarWatch, 'current'>; substances: () => Promise<readonly Substance[]> };

export const buyerPapers = subject({
  wire: buyerPaperWire,
  acts: BUYER_PAPER_ACTS,
  happened: 'select count(*) + count(decided_at) from buyer_papers where id = $1',
  /** Deciding releases the case; a colleague may return it later. */
  isKept: false,
  waits: buyerPapersWaiting,
  queue: async ({ database, calendar }: Deps, asked, by) =>
    listBuyerPapers(database, asked, { ...by, calendar: await calendar.current() }),
  find: async ({ database, clock, substances }: Deps, no) =>
    readPaperCase(database, no, { today: dayAt(clock.now()), substances: await substances() }),
  async shows({ calendar }, { substances: _, ...paper }) {
    const due = buyerPaperDue(Date.parse(paper.handedAt), await calendar.current());
    return { ...paper, dueAt: paper.state === 'HANDED_IN' ? toIso(due) : null };
  },
  over: (deps, outside): PaperDesk => ({
    ...paperDecisions({ ...deps, ...outside }),
    now: () => new Date(deps.clock.now()),
  }),
  paper: async ({ database }, { no, fileId }) => scanFile(await readScan(database, no, fileId)),
});
