import type { Said } from '../../../domain/house/act-fields';
import { REASON } from '../../after/desk-act';
import type { Decisions } from '../../enterprises/decisions';
import { validate } from '../../http/validate';
import type { ActOf } from '../case-desk';
import { field } from '../field';
import { textIn } from '../said';
import type { AtEnterprise } from './enterprise';

/** What is decided about an enterprise, as of now. */
export type DecisionDesk = Pick<Decisions, 'decide' | 'award'> & { now(): Date };
type ActOfEnterprise = ActOf<AtEnterprise, DecisionDesk>;

const isWaiting = ({ status }: AtEnterprise): boolean => status === 'WAIT';

const passed: ActOfEnterprise = {
  id: 'verification.passed',
  fields: (at) => (isWaiting(at) && at.rivals.length === 0 ? [] : null),
  does: (desk, { enterpriseId }) => desk.decide({ enterpriseId, decision: 'PASS', reason: null, now: desk.now() }),
};

/** Where others claim the same code in earnest, it is theirs no longer. */
const awarded: ActOfEnterprise = {
  id: 'verification.awarded',
  fields: (at) => (isWaiting(at) && at.rivals.length > 0 ? [] : null),
  does: (desk, { enterpriseId }) => desk.award(enterpriseId, desk.now()),
};

const refused: ActOfEnterprise = {
  id: 'verification.refused',
  fields: (at) => (isWaiting(at) ? [field('reason', 'text')] : null),
  async does(desk, { enterpriseId }, said: Said) {
    const reason = validate(REASON, textIn(said, 'reason'));
    return desk.decide({ enterpriseId, decision: 'REJECT', reason, now: desk.now() });
  },
};

/** All that can be decided about an enterprise. */
export const VERIFICATION_ACTS: readonly ActOfEnterprise[] = [passed, awarded, refused];
