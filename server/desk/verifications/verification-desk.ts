import { WORKERS } from '../../../domain/house/duties';
import { hasRole } from '../../../domain/house/roles';
import type { Clock } from '../../clock';
import { type DecisionDeps, decisions } from '../../enterprises/decisions';
import type { CaseDesk } from '../case-desk';
import { type DecisionDesk, VERIFICATION_ACTS } from './acts';
import { type AtEnterprise, enterpriseAt } from './enterprise';

export type VerificationCaseDesk = CaseDesk<AtEnterprise, DecisionDesk>;

/** Enterprises that want to be verified, as people of the house compare their papers. */
export const verificationCaseDesk = (deps: DecisionDeps & { clock: Clock }): VerificationCaseDesk => ({
  kind: 'verification',
  acts: VERIFICATION_ACTS,
  isKept: true,
  find: (enterpriseId) => enterpriseAt(deps.database, enterpriseId),
  isDuty: (roles) => hasRole(roles, WORKERS.verification),
  over: (outside) => ({ ...decisions({ ...deps, ...outside }), now: () => new Date(deps.clock.now()) }),
});
