import type { ActInput } from '../../../../domain/house/act-fields';
import { WORKERS } from '../../../../domain/house/duties';
import { hasRole } from '../../../../domain/house/roles';
import { REASON } from '../../../orders/after/desk-act';
import type { Clock } from '../../../base/clock';
import { type DecisionDeps, decisions, type Decisions } from '../../../people/enterprises/decisions';
import { validate } from '../../../base/http/validate';
import type { CaseDesk, ActOf } from '../case-desk';
import { field } from '../field';
import { readText } from '../said';
import { type AtEnterprise, readEnterpriseCase } from './enterprise';

type DecisionDesk = Pick<Decisions, 'decide' | 'award'> & { now(): Date };
type ActOfEnterprise = ActOf<AtEnterprise, DecisionDesk>;

const isWaiting = ({ status }: AtEnterprise): boolean => status === 'WAIT';

const passed: ActOfEnterprise = {
  id: 'verification.passed',
  fields: (at) => (isWaiting(at) && at.rivals.length === 0 ? [] : null),
  does: (desk, { enterpriseId }) => desk.decide({ enterpriseId, decision: 'PASS', reason: null, now: desk.now() }),
};

const awarded: ActOfEnterprise = {
  id: 'verification.awarded',
  fields: (at) => (isWaiting(at) && at.rivals.length > 0 ? [] : null),
  does: (desk, { enterpriseId }) => desk.award(enterpriseId, desk.now()),
};

const refused: ActOfEnterprise = {
  id: 'verification.refused',
  fields: (at) => (isWaiting(at) ? [field('reason', 'text')] : null),
  async does(desk, { enterpriseId }, said: ActInput) {
    const reason = validate(REASON, readText(said, 'reason'));
    return desk.decide({ enterpriseId, decision: 'REJECT', reason, now: desk.now() });
  },
};

const VERIFICATION_ACTS: readonly ActOfEnterprise[] = [passed, awarded, refused];

export type VerificationCaseDesk = CaseDesk<AtEnterprise, DecisionDesk>;

export const verificationCaseDesk = (deps: DecisionDeps & { clock: Clock }): VerificationCaseDesk => ({
  kind: 'verification',
  acts: VERIFICATION_ACTS,
  isKept: true,
  find: (enterpriseId) => readEnterpriseCase(deps.database, enterpriseId),
  isDuty: (roles) => hasRole(roles, WORKERS.verification),
  over: (outside) => ({ ...decisions({ ...deps, ...outside }), now: () => new Date(deps.clock.now()) }),
});
