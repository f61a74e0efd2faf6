import {
  enterpriseDetail,
  enterpriseEntries,
  enterpriseVerification,
  submitVerification,
} from '../../../contract/people/enterprise';
import type { Clock } from '../../base/clock';
import type { Database } from '../../base/database/database';
import { notFound } from '../../base/http/refusal';
import type { Route } from '../../base/http/route';
import { serveOwner } from '../../base/http/serve';
import { enterpriseStore } from './store';
import { verificationService } from './verification';

export function enterpriseRoutes(database: Database, clock: Clock): Route[] {
  const enterprises = enterpriseStore(database);
  const verification = verificationService(database, clock);
  return [
    serveOwner(enterpriseEntries, ({ basicEntId, appSource }, { userId }) =>
      enterprises.entriesOf(userId, basicEntId, appSource),
    ),
    serveOwner(enterpriseDetail, async ({ basicEntId }, { userId }) => {
      const detail = await enterprises.detailOf(userId, basicEntId);
      if (!detail) throw notFound();
      return detail;
    }),
    serveOwner(submitVerification, async (handed, { userId }) => {
      await verification.submit(userId, handed);
      return { status: 'WAIT' as const };
    }),
    serveOwner(enterpriseVerification, (_, { userId }) => verification.detailOf(userId)),
  ];
}
