import { verificationWire } from '../../../../contract/house/verifications';
import { verificationDue } from '../../../../domain/house/queue';
import { toIso } from '../../../../domain/values/moments';
import type { Queries } from '../../../base/database/database';
import { notFoundFault } from '../../../base/http/refusal';
import { type DecisionDeps, verificationDecisions, type Decisions } from '../../../people/enterprises/decisions';
import { type Scan, scanFile } from '../scan-file';
import { subject } from '../subject';
import type { WorkDeps } from '../work';
import { readEnterpriseCase, type AtEnterprise } from './enterprise';
import { listVerifications, verificationsWaiting } from './queue';
import type { ActInput } from '../../../../domain/house/act-fields';
import { REASON } from '../../../orders/after/desk-act';
import { validate } from '../../../base/http/validate';
import type { ActOf } from '../case-desk';
import { field } from '../field';
import { readText } from '../said';

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

type Deps = WorkDeps & Pick<DecisionDeps, 'passed' | 'notify'>;

/** Licence of this enterprise, or of a rival for the same code; not found under other numbers. */
async function readLicenceScan(queries: Queries, enterpriseId: string, fileId: string): Promise<Scan> {
  const [licence] = await queries.query<Scan>(
    `select v.licence_name as name, v.licence_type as "mediaType", v.licence as content
       from enterprise_verifications v join enterprises e on e.id = v.enterprise_id
       join enterprises seen on seen.id = $1 and (seen.id = e.id or seen.credit_code = e.credit_code)
      where v.id = $2 and v.licence is not null`,
    [enterpriseId, fileId],
  );
  if (!licence) throw notFoundFault();
  return licence;
}

export const verifications = subject({
  wire: verificationWire,
  acts: VERIFICATION_ACTS,
  happened: `select count(*) + count(decision)
      + (select count(*) from enterprises where id = $1 and audit_status = 'EXPIRED')
      from enterprise_verifications where enterprise_id = $1`,
  isKept: true,
  waits: verificationsWaiting,
  queue: ({ database }: Deps, asked, by) => listVerifications(database, asked, by),
  find: ({ database }: Deps, no) => readEnterpriseCase(database, no),
  shows: async (_, at) => ({
    ...at,
    dueAt: at.status === 'WAIT' ? toIso(verificationDue(Date.parse(at.submittedAt))) : null,
  }),
  over: (deps, outside): DecisionDesk => ({
    ...verificationDecisions({ ...deps, ...outside }),
    now: () => new Date(deps.clock.now()),
  }),
  paper: async ({ database }, { no, fileId }) => scanFile(await readLicenceScan(database, no, fileId)),
});
