import type { AuditStatus } from '../../domain/people/enterprise';
import type { Queries } from '../database/database';
import { notSignedIn } from '../http/refusal';

export type Buyer = { userId: string; enterpriseId: string | null; mustVerify: boolean };

/**
 * Who orders, and for which enterprise. It is held, so that a verification passes either before the order is made,
 * and is seen here, or after, and finds the order.
 */
export async function holdBuyer(inside: Queries, userId: string): Promise<Buyer> {
  const [user] = await inside.query<{ enterpriseId: string | null }>(
    'select enterprise_id as "enterpriseId" from users where id = $1',
    [userId],
  );
  if (!user) throw notSignedIn();
  const { enterpriseId } = user;
  if (enterpriseId === null) return { userId, enterpriseId, mustVerify: false };
  const [enterprise] = await inside.query<{ status: AuditStatus }>(
    'select audit_status as status from enterprises where id = $1 for share',
    [enterpriseId],
  );
  return { userId, enterpriseId, mustVerify: enterprise?.status !== 'PASS' };
}
