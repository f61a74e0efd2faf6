import { SMS_LIMITS } from '../../../domain/people/sms';
import type { Queries } from '../../base/database/database';

type Limit = { count: number; seconds: number };
export type QuotaKind = 'number' | 'account' | 'address' | 'network';

const LIMITS: Record<QuotaKind, readonly Limit[]> = {
  number: SMS_LIMITS.perNumber,
  account: SMS_LIMITS.perAccount,
  address: SMS_LIMITS.perAddress,
  network: SMS_LIMITS.perNetwork,
};

/**
 * Checking, refusing and counting in one statement on one row, so that two gateways cannot both take the last place. A
 * message counts while younger than the window; the oldest beyond all windows is dropped.
 */
const TAKE = `
  insert into sms_quotas as quota (kind, subject, sent_at, last_sent_at) values ($1, $2, array[$3::timestamptz], $3)
  on conflict (kind, subject) do update set
    sent_at = array_append(array(
      select sent from unnest(quota.sent_at) as sent
      where sent > $3::timestamptz - (select max(seconds) from unnest($5::int[]) as seconds) * interval '1 second'
      order by sent
    ), $3::timestamptz),
    last_sent_at = $3
  where not exists (
    select 1 from unnest($4::int[], $5::int[]) as allowed(most, seconds)
    where allowed.most <= (
      select count(*) from unnest(quota.sent_at) as sent
      where sent > $3::timestamptz - allowed.seconds * interval '1 second'
    )
  )
  returning kind`;

export async function takeQuota(inside: Queries, kind: QuotaKind, subject: string, at: Date): Promise<boolean> {
  const limits = LIMITS[kind];
  const windows = [limits.map(({ count }) => count), limits.map(({ seconds }) => seconds)];
  return (await inside.query(TAKE, [kind, subject, at, ...windows])).length > 0;
}

export async function returnQuota(queries: Queries, kind: QuotaKind, subject: string, at: Date): Promise<void> {
  await queries.query(
    'update sms_quotas set sent_at = array_remove(sent_at, $3::timestamptz) where kind = $1 and subject = $2',
    [kind, subject, at],
  );
}

export async function lastSentAt(queries: Queries, phone: string): Promise<Date | undefined> {
  const [row] = await queries.query<{ last: Date | null }>(
    `select (select max(sent) from unnest(sent_at) as sent) as last from sms_quotas where kind = 'number' and subject = $1`,
    [phone],
  );
  return row?.last ?? undefined;
}

export async function forgetQuotas(queries: Queries, before: Date): Promise<void> {
  await queries.query('delete from sms_quotas where last_sent_at < $1', [before]);
}
