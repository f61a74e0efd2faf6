import { WORKERS } from '../../../domain/house/duties';
import { hasRole } from '../../../domain/house/roles';
import type { Substance } from '../../../domain/mall/buyer-papers';
import { dayAt } from '../../../domain/values/days';
import { type DecisionDeps, paperDecisions } from '../../buyers/paper-decisions';
import type { Clock } from '../../clock';
import type { CaseDesk } from '../case-desk';
import { BUYER_PAPER_ACTS, type PaperDesk } from './acts';
import { type AtPaper, paperAt } from './paper';

export type PaperCaseDesk = CaseDesk<AtPaper, PaperDesk>;
export type PaperDeskDeps = DecisionDeps & { clock: Clock; substances: () => Promise<readonly Substance[]> };

/** Papers of buyers, as people of the house read them. */
export const paperCaseDesk = (deps: PaperDeskDeps): PaperCaseDesk => ({
  kind: 'buyerPaper',
  acts: BUYER_PAPER_ACTS,
  /** Once it is decided the work is done: a colleague may have to return it later. */
  isKept: false,
  find: async (paperId) =>
    paperAt(deps.database, paperId, { today: dayAt(deps.clock.now()), substances: await deps.substances() }),
  isDuty: (roles) => hasRole(roles, WORKERS.buyerPaper),
  over: (outside) => ({ ...paperDecisions({ ...deps, ...outside }), now: () => new Date(deps.clock.now()) }),
});
