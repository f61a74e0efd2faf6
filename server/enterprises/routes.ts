import { enterpriseDetail, enterpriseEntries } from '../../contract/enterprise';
import type { Queries } from '../database/database';
import { notFound } from '../http/refusal';
import type { Route } from '../http/route';
import { serveOwner } from '../http/serve';
import { enterpriseStore } from './store';

export function enterpriseRoutes(queries: Queries): Route[] {
  const enterprises = enterpriseStore(queries);
  return [
    serveOwner(enterpriseEntries, ({ basicEntId, appSource }, { userId }) =>
      enterprises.entriesOf(userId, basicEntId, appSource),
    ),
    serveOwner(enterpriseDetail, async ({ basicEntId }, { userId }) => {
      const detail = await enterprises.detailOf(userId, basicEntId);
      if (!detail) throw notFound();
      return detail;
    }),
  ];
}
