import type { ProtocolId } from '../../../domain/order/papers/protocol';
import type { Queries } from '../../base/database/database';

export type Agreed = { documentId: ProtocolId; version: string };

export const protocolStore = (queries: Queries) => ({
  /** The first consent counts; repeating it changes no row. */
  keep: (userId: string, { documentId, version }: Agreed, now: Date) =>
    queries.query(
      `insert into protocol_consents (user_id, document_id, version, enterprise_id, agreed_at)
       select id, $2, $3, enterprise_id, $4 from users where id = $1 on conflict do nothing`,
      [userId, documentId, version, now],
    ),
  /** Time this person, or a colleague of the enterprise, agreed to this edition. */
  async given(userId: string, { documentId, version }: Agreed): Promise<Date | undefined> {
    const [consent] = await queries.query<{ agreedAt: Date }>(
      `select c.agreed_at as "agreedAt" from protocol_consents c, users u
        where u.id = $1 and c.document_id = $2 and c.version = $3
          and (c.user_id = u.id or c.enterprise_id = u.enterprise_id)
        order by c.agreed_at limit 1`,
      [userId, documentId, version],
    );
    return consent?.agreedAt;
  },
});
