import { SMS_LIMITS, type CodePurpose } from '../../../domain/people/sms';
import { countOne } from '../../base/counts/counts';
import type { Queries } from '../../base/database/database';
import { addressGroup, addressNetwork } from '../../base/http/client-address';
import type { Log } from '../../base/log';
import { type QuotaKind, takeQuota } from './quotas';

/**
 * Requirement to send a code. `captcha`: a solved one, unless signed in under the number. `session`: the sign-in.
 * `account`: a link of an account that named the number and pays in its bounds.
 */
type DoorProof = 'captcha' | 'session' | 'account';

/** Message purposes whose caller chooses the number. Notices go to an account's own number. */
export const CODE_PROOFS = {
  user_login: 'captcha',
  user_sign: 'captcha',
  user_pwd: 'captcha',
  user_close: 'session',
  list_approve: 'account',
} as const satisfies Record<CodePurpose, DoorProof>;

/**
 * `isOwn`: signed in under the number. `isKnown`: on a device its account used before. `account`: owner of the link to
 * the number.
 */
export type Sender = { address: string; isOwn: boolean; isKnown: boolean; account?: string };

export class OverLimit extends Error {}

const HOUR_SECONDS = 3_600;
export const SMS_STRANGERS_PER_HOUR = 1_000;

export type SenderBounds = { strangersPerHour: number; log: Log };

/**
 * All counts or none: a message refused for its address does not use up its number. Senders to themselves are bounded
 * by number only, so that an office shares no bound; others also by address, network and gateway.
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
  await take('network', addressNetwork(address));
  const { count } = await countOne(inside, 'messages to strangers', 'all addresses', at, HOUR_SECONDS);
  if (count === Math.ceil(strangersPerHour / 2) || count === strangersPerHour)
    log({ level: count === strangersPerHour ? 'error' : 'warn', event: 'sms.many', count, strangersPerHour });
  if (count > strangersPerHour) throw new OverLimit();
}

/** Seconds after which no bound counts a message. */
export const LONGEST_WINDOW_SECONDS = Math.max(
  ...Object.values(SMS_LIMITS).flatMap((limits) => limits.map(({ seconds }) => seconds)),
);
