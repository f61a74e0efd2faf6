import { SMS_LIMITS, type CodePurpose } from '../../../domain/people/sms';
import { countOne } from '../../base/counts/counts';
import type { Queries } from '../../base/database/database';
import { addressGroup, networkOf } from '../../base/http/client-address';
import type { Log } from '../../base/log';
import { type QuotaKind, takeQuota } from './quotas';

/**
 * What a code's sender shows. `captcha`: a solved one, unless he is signed in under the very number. `session`: that
 * alone. `account`: a link of an account that has named the number, and pays for its codes.
 */
type DoorProof = 'captcha' | 'session' | 'account';

/** Doors whose caller chooses the number of a message. Notices go to an account's own number. */
export const CODE_DOORS = {
  user_login: 'captcha',
  user_sign: 'captcha',
  user_pwd: 'captcha',
  user_close: 'session',
  list_approve: 'account',
} as const satisfies Record<CodePurpose, DoorProof>;

/**
 * `isOwn`: signed in under the number. `isKnown`: on a device that its account has been used from before.
 * `account`: whose link leads to the number.
 */
export type Sender = { address: string; isOwn: boolean; isKnown: boolean; account?: string };

export class OverLimit extends Error {}

const HOUR_SECONDS = 3_600;
/** Default bound over all addresses. */
export const SMS_STRANGERS_PER_HOUR = 1_000;

export type SenderBounds = { strangersPerHour: number; log: Log };

/**
 * All counts or none: a message refused for its address does not use up its number. Who writes to himself is bounded
 * by his number alone, so that an office of known devices shares no bound; all others share those of their address,
 * their network and the whole gateway.
 */
export async function countMessage(
  inside: Queries,
  phone: string,
  { address, isOwn, isKnown, account }: Sender,
  at: Date,
  { strangersPerHour, log }: SenderBounds,
): Promise<void> {
  const take = async (kind: QuotaKind, subject: string) => {
    if (!(await takeQuota(inside, kind, subject, at))) throw new OverLimit();
  };
  await take('number', phone);
  if (account !== undefined) await take('account', account);
  if (isOwn || isKnown) return;
  await take('address', addressGroup(address));
  await take('network', networkOf(address));
  const { count } = await countOne(inside, 'messages to strangers', 'all addresses', at, HOUR_SECONDS);
  if (count === Math.ceil(strangersPerHour / 2) || count === strangersPerHour)
    log({ level: count === strangersPerHour ? 'error' : 'warn', event: 'sms.many', count, strangersPerHour });
  if (count > strangersPerHour) throw new OverLimit();
}

/** Seconds after which no bound looks at a message any more. */
export const LONGEST_WINDOW_SECONDS = Math.max(
  ...Object.values(SMS_LIMITS).flatMap((limits) => limits.map(({ seconds }) => seconds)),
);
