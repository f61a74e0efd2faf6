import type { QueuedVerification } from '../../../../domain/house/case';
import { verificationDue } from '../../../../domain/house/queue';
import { queryCount } from '../../../base/database/counted';
import type { Queries } from '../../../base/database/database';
import { type HolderRow, readHolder, HOLDER_NAME } from '../holder';
import { type AskingStaff, type QueueRequest, waitingPage, type SortsOf } from '../waiting-page';

/** A waiting enterprise has exactly one undecided submission: it cannot submit another meanwhile. */
const WAITING = `v.decision is null and e.audit_status = 'WAIT'`;
const FROM = 'enterprise_verifications v join enterprises e on e.id = v.enterprise_id';

export const verificationsWaiting = (queries: Queries): Promise<number> =>
  queryCount(queries, `select count(*) as count from ${FROM} where ${WAITING}`, []);

type Row = Pick<QueuedVerification, 'enterpriseId' | 'name' | 'creditCode' | 'hasLicence' | 'claims'> &
  HolderRow & { submittedAt: Date };

/** Rivals with the same code that are verified, or wait with a licence. */
const CLAIMS = `(select count(*) from enterprises r where r.credit_code = e.credit_code and r.id <> e.id
    and (r.audit_status = 'PASS' or r.audit_status = 'WAIT' and exists (select 1 from enterprise_verifications w
      where w.enterprise_id = r.id and w.decision is null and w.licence_name is not null)))`;

const PAGE = {
  columns: `e.id as "enterpriseId", e.name, e.credit_code as "creditCode", v.licence_name is not null as "hasLicence",
    v.submitted_at as "submittedAt", ${CLAIMS} as claims`,
  from: FROM,
  where: WAITING,
  key: 'e.id',
  since: 'v.submitted_at',
  sorts: {
    order: 'e.name collate "C"',
    due: 'v.submitted_at',
    lane: 'e.credit_code collate "C"',
    holder: HOLDER_NAME,
  } satisfies SortsOf<'verifications'>,
};

const verificationQueueLine =
  (now: number) =>
  ({ submittedAt, staffId, holder, ...row }: Row): QueuedVerification => {
    const due = verificationDue(submittedAt.getTime());
    return {
      kind: 'verification',
      ...row,
      submittedAt: submittedAt.toISOString(),
      dueAt: new Date(due).toISOString(),
      isOverdue: due < now,
      heldBy: readHolder({ staffId, holder }),
    };
  };

export async function listVerifications(queries: Queries, asked: QueueRequest, { staffId, now }: AskingStaff) {
  const { rows, total } = await waitingPage<Row>(queries, PAGE, { ...asked, staffId });
  return { records: rows.map(verificationQueueLine(now)), total };
}
