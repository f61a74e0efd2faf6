import type { AuditStatus } from '../../../domain/people/enterprise';
import type { Queries } from '../../base/database/database';

type EnterpriseClaim = {
  enterpriseId: string;
  name: string;
  creditCode: string;
  status: AuditStatus;
  /** Latest submission; `licenceName` is null without a paper. */
  licenceName: string | null;
  licenceId: string;
};

const CLAIMS = `select e.id as "enterpriseId", e.name, e.credit_code as "creditCode", e.audit_status as status,
       v.licence_name as "licenceName", v.id as "licenceId"
  from enterprises e left join lateral (
    select id, licence_name from enterprise_verifications where enterprise_id = e.id
     order by submitted_at desc limit 1) v on true`;

/** A claim counts once verified, or while it waits with a paper. Without one it blocks no rival. */
const counts = ({ status, licenceName }: EnterpriseClaim) =>
  status === 'PASS' || (status === 'WAIT' && licenceName !== null);

export const createClaims = (queries: Queries) => ({
  async rivals(enterpriseId: string | null, creditCode: string): Promise<EnterpriseClaim[]> {
    const all = await queries.query<EnterpriseClaim>(
      `${CLAIMS} where e.credit_code = $1 and e.id is distinct from $2`,
      [creditCode, enterpriseId],
    );
    return all.filter(counts);
  },
});
