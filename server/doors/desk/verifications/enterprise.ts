import type { HandedIn, RivalEnterprise, VerificationCase } from '../../../../domain/house/case';
import type { AuditStatus } from '../../../../domain/people/enterprise';
import type { Queries } from '../../../base/database/database';
import { createClaims } from '../../../people/enterprises/claims';
import { notFoundFault } from '../../../base/http/refusal';

type Row = Omit<HandedIn, 'licence' | 'submittedAt' | 'decidedAt'> & {
  id: string;
  licenceName: string | null;
  submittedAt: Date;
  decidedAt: Date | null;
};

type Enterprise = Pick<VerificationCase, 'enterpriseId' | 'name' | 'creditCode'> & { status: AuditStatus };
export type AtEnterprise = Enterprise & Pick<VerificationCase, 'customer' | 'handedIn' | 'rivals' | 'submittedAt'>;

const licenceFile = (fileId: string, name: string | null) => (name === null ? null : { fileId, name });

export async function listHandedIn(queries: Queries, enterpriseId: string): Promise<HandedIn[]> {
  const rows = await queries.query<Row>(
    `select id, name, credit_code as "creditCode", licence_name as "licenceName", submitted_at as "submittedAt",
            decision, reason, decided_at as "decidedAt"
       from enterprise_verifications where enterprise_id = $1 order by submitted_at desc, id limit 20`,
    [enterpriseId],
  );
  return rows.map(({ id, licenceName, submittedAt, decidedAt, ...row }) => ({
    ...row,
    licence: licenceFile(id, licenceName),
    submittedAt: submittedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }));
}

async function readRivals(queries: Queries, { enterpriseId, creditCode }: Enterprise): Promise<RivalEnterprise[]> {
  const rivals = await createClaims(queries).rivals(enterpriseId, creditCode);
  return rivals.map((rival) => ({
    enterpriseId: rival.enterpriseId,
    name: rival.name,
    status: rival.status,
    licence: licenceFile(rival.licenceId, rival.licenceName),
  }));
}

/** Not found before the first submission. */
export async function readEnterpriseCase(queries: Queries, enterpriseId: string): Promise<AtEnterprise> {
  const [row] = await queries.query<Enterprise & { person: string; phone: string }>(
    `select e.id as "enterpriseId", e.name, e.credit_code as "creditCode", e.audit_status as status,
            u.name as person, u.phone
       from enterprises e
       join lateral (select submitted_by from enterprise_verifications where enterprise_id = e.id
                      order by submitted_at desc, id limit 1) v on true
       join users u on u.id = v.submitted_by where e.id = $1`,
    [enterpriseId],
  );
  if (!row) throw notFoundFault();
  const { person, phone, ...enterprise } = row;
  const [handedIn, rivals] = [await listHandedIn(queries, enterpriseId), await readRivals(queries, enterprise)];
  const submittedAt = handedIn[0]?.submittedAt ?? '';
  return { ...enterprise, customer: { name: person, phone }, handedIn, rivals, submittedAt };
}
