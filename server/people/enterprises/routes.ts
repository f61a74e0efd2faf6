import {
  enterpriseDetail,
  enterpriseEntries,
  enterpriseVerification,
  submitVerification,
} from '../../../contract/people/enterprise';
import type { Clock } from '../../base/clock';
import type { Database, Queries } from '../../base/database/database';
import { notFoundFault } from '../../base/http/refusal';
import type { Route } from '../../base/http/route';
import { serveOwner } from '../../base/http/serve';
import { verificationService } from './verification';
import type { AuditStatus } from '../../../domain/people/enterprise';

type EntryRow = { entryId: string; serviceName: string; status: AuditStatus };

type EnterpriseRow = {
  basicEntId: string;
  enterpriseName: string;
  creditCode: string;
  serviceOpenAuditStatus: AuditStatus;
};

/** Every query filters by owner: other people's enterprises are not found. */
const enterpriseStore = (queries: Queries) => ({
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

export function enterpriseRoutes(database: Database, clock: Clock): Route[] {
  const enterprises = enterpriseStore(database);
  const verification = verificationService(database, clock);
  return [
    serveOwner(enterpriseEntries, ({ basicEntId, appSource }, { userId }) =>
      enterprises.entriesOf(userId, basicEntId, appSource),
    ),
    serveOwner(enterpriseDetail, async ({ basicEntId }, { userId }) => {
      const detail = await enterprises.detailOf(userId, basicEntId);
      if (!detail) throw notFoundFault();
      return detail;
    }),
    serveOwner(submitVerification, async (handed, { userId }) => {
      await verification.submit(userId, handed);
      return { status: 'WAIT' as const };
    }),
    serveOwner(enterpriseVerification, (_, { userId }) => verification.detailOf(userId)),
  ];
}
