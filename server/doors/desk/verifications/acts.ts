import type { ActInput } from '../../../../domain/house/act-fields';
import { REASON } from '../../../orders/after/desk-act';
import type { Decisions } from '../../../people/enterprises/decisions';
import { validate } from '../../../base/http/validate';
import type { ActOf } from '../case-desk';
import { field } from '../field';
import { readText } from '../said';
import type { AtEnterprise } from './enterprise';

export type DecisionDesk = Pick<Decisions, 'decide' | 'award'> & { now(): Date };
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

export const VERIFICATION_ACTS: readonly ActOfEnterprise[] = [passed, awarded, refused];
