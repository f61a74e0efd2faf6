import type { AuditStatus } from '../../../domain/people/enterprise';
import type { Queries } from '../../base/database/database';

type EntryRow = { entryId: string; serviceName: string; status: AuditStatus };

type EnterpriseRow = {
  basicEntId: string;
  enterpriseName: string;
  creditCode: string;
  serviceOpenAuditStatus: AuditStatus;
};

/** Every query filters by owner: other people's enterprises are not found. */
export const enterpriseStore = (queries: Queries) => ({
  entriesOf: (userId: string, enterpriseId: string, appSource: string) =>
    queries.query<EntryRow>(
      `select n.id as "entryId", n.service_name as "serviceName", n.status
         from enterprise_entries n join users u on u.enterprise_id = n.enterprise_id
        where u.id = $1 and n.enterprise_id = $2 and n.app_source = $3 order by n.id`,
      [userId, enterpriseId, appSource],
    ),
  async detailOf(userId: string, enterpriseId: string) {
    const [row] = await queries.query<EnterpriseRow>(
      `select e.id as "basicEntId", e.name as "enterpriseName", e.credit_code as "creditCode",
              e.audit_status as "serviceOpenAuditStatus"
         from enterprises e join users u on u.enterprise_id = e.id where u.id = $1 and e.id = $2`,
      [userId, enterpriseId],
    );
    return row;
  },
});
