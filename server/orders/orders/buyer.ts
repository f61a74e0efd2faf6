import { CODES } from '../../../contract/wire/envelope';
import { VERIFIED_TIMES } from '../../../domain/order/life/holdings';
import type { AuditStatus } from '../../../domain/people/enterprise';
import type { Queries } from '../../base/database/database';
import { notSignedInFault, Refusal } from '../../base/http/refusal';
import { ORDER_MESSAGES } from './messages';

export type Buyer = {
  userId: string;
  enterpriseId: string | null;
  mustVerify: boolean;
  isVerified: boolean;
  registeredFrom: string | null;
};

/**
 * Buyer with enterprise, both locked: one buyer's orders are serialised so that their holdings can be counted, and a
 * verification commits either before, and is seen, or after, and finds the order. No stronger lock: the submission's
 * key already references the person's row.
 */
export async function holdBuyer(inside: Queries, userId: string): Promise<Buyer> {
  const [user] = await inside.query<Pick<Buyer, 'enterpriseId' | 'registeredFrom'>>(
    'select enterprise_id as "enterpriseId", registered_from as "registeredFrom" from users where id = $1 and closed_at is null for no key update',
    [userId],
  );
  if (!user) throw notSignedInFault();
  const { enterpriseId, registeredFrom } = user;
  if (enterpriseId === null) return { userId, enterpriseId, registeredFrom, mustVerify: false, isVerified: false };
  const [enterprise] = await inside.query<{ status: AuditStatus }>(
    'select audit_status as status from enterprises where id = $1 for no key update',
    [enterpriseId],
  );
  const isVerified = enterprise?.status === 'PASS';
  return { userId, enterpriseId, registeredFrom, mustVerify: !isVerified, isVerified };
}

/** A tab that stayed open may have said that no verification is awaited: the buyer is told before an order waits for it. */
export function holdToVerification({ mustVerify }: Pick<Buyer, 'mustVerify'>, shown: boolean | undefined): void {
  if (mustVerify && shown === false) throw new Refusal(CODES.badRequest, ORDER_MESSAGES.verificationChanged);
}

const TIMES = 'select times from buyer_bounds where buyer = $1';

export async function boundFactor(
  inside: Queries,
  { userId, enterpriseId, isVerified }: Pick<Buyer, 'userId' | 'enterpriseId' | 'isVerified'>,
): Promise<number> {
  const [allowed] = await inside.query<{ times: number }>(TIMES, [enterpriseId ?? userId]);
  return (isVerified ? VERIFIED_TIMES : 1) * (allowed?.times ?? 1);
}
