import type { RequestOf } from '../../../contract/endpoint';
import type { houseVerifications } from '../../../contract/house/verifications';
import type { QueuedVerification } from '../../../domain/house/case';
import { QUEUE_PAGE, verificationDue } from '../../../domain/house/queue';
import { counted } from '../../database/counted';
import type { Parameter, Queries } from '../../database/database';
import { type HolderRow, holderIn } from '../holder';

/** Of each that waits one paper is undecided: nobody hands in another meanwhile. */
export const VERIFICATIONS_WAITING = `v.decision is null and e.audit_status = 'WAIT'`;

type Row = Pick<QueuedVerification, 'enterpriseId' | 'name' | 'creditCode' | 'hasLicence' | 'claims'> &
  HolderRow & { submittedAt: Date };

const lineOf =
  (now: number) =>
  ({ submittedAt, staffId, holder, ...row }: Row): QueuedVerification => {
    const due = verificationDue(submittedAt.getTime());
    return {
      kind: 'verification',
      ...row,
      submittedAt: submittedAt.toISOString(),
      dueAt: new Date(due).toISOString(),
      isOverdue: due < now,
      heldBy: holderIn({ staffId, holder }),
    };
  };

type Asking = { staffId: string; now: number };

/** Enterprises that wait to be verified, the oldest promise first. */
export async function verificationsOf(
  queries: Queries,
  { isMine, page }: RequestOf<typeof houseVerifications>,
  { staffId, now }: Asking,
) {
  const given: Parameter[] = isMine ? [staffId] : [];
  const where = isMine ? `${VERIFICATIONS_WAITING} and c.held_by = $1` : VERIFICATIONS_WAITING;
  const from = `from enterprise_verifications v join enterprises e on e.id = v.enterprise_id
      left join desk_cases c on c.subject = e.id left join staff p on p.id = c.held_by`;
  const rows = await queries.query<Row>(
    `select e.id as "enterpriseId", e.name, e.credit_code as "creditCode", v.licence_name is not null as "hasLicence",
            v.submitted_at as "submittedAt", p.id as "staffId", p.name as holder,
            (select count(*) from enterprises r where r.credit_code = e.credit_code and r.id <> e.id and (r.audit_status = 'PASS'
               or r.audit_status = 'WAIT' and exists (select 1 from enterprise_verifications w
                    where w.enterprise_id = r.id and w.decision is null and w.licence_name is not null))) as claims
       ${from} where ${where} order by v.submitted_at, e.id limit ${QUEUE_PAGE} offset ${(page - 1) * QUEUE_PAGE}`,
    given,
  );
  const total = await counted(queries, `select count(*) as count ${from} where ${where}`, given);
  return { records: rows.map(lineOf(now)), total };
}
