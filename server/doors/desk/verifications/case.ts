import type { VerificationCase } from '../../../../domain/house/case';
import { verificationDue } from '../../../../domain/house/queue';
import type { StaffRole } from '../../../../domain/house/roles';
import type { Queries } from '../../../base/database/database';
import { notFoundFault } from '../../../base/http/refusal';
import { offeredActs } from '../case-desk';
import { listDeeds } from '../../../base/house-log/log';
import type { Scan } from '../scan-route';
import { readStanding } from '../turn';
import type { VerificationCaseDesk } from './verification-desk';

export async function loadVerificationCase(
  queries: Queries,
  desk: VerificationCaseDesk,
  { enterpriseId, roles }: { enterpriseId: string; roles: readonly StaffRole[] },
): Promise<VerificationCase> {
  const { turn, heldBy } = await readStanding(queries, { kind: 'verification', no: enterpriseId });
  const at = await desk.find(enterpriseId);
  const isWaiting = at.status === 'WAIT';
  return {
    kind: 'verification',
    ...at,
    turn,
    heldBy,
    dueAt: isWaiting ? new Date(verificationDue(Date.parse(at.submittedAt))).toISOString() : null,
    done: await listDeeds(queries, enterpriseId),
    acts: offeredActs(desk, roles, at),
  };
}

/** Licence of this enterprise, or of a rival for the same code; not found under other numbers. */
export async function readLicenceScan(queries: Queries, enterpriseId: string, fileId: string): Promise<Scan> {
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
