import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';

import { SMS_CODE, type CodePurpose } from '../../../domain/people/sms';
import type { Queries } from '../../base/database/database';
import { askerDigest } from './asker';

/** A code serves one purpose for one number, only in the browser that requested it. */
export type CodeKey = { phone: string; messageType: CodePurpose; asker: string };

export const drawCode = () => String(randomInt(10 ** SMS_CODE.digits)).padStart(SMS_CODE.digits, '0');

const codeDigest = (secret: Uint8Array, { phone, messageType }: CodeKey, code: string) =>
  createHmac('sha256', secret).update(`${phone}\n${messageType}\n${code}`).digest();

export async function keepCode(
  queries: Queries,
  secret: Uint8Array,
  key: CodeKey,
  code: string,
  expiresAt: Date,
): Promise<string> {
  const id = randomUUID();
  await queries.query(
    `insert into sms_codes (phone, message_type, asker, id, digest, attempts, expires_at)
     values ($1, $2, $3, $4, $5, 0, $6)
     on conflict (phone, message_type, asker) do update
     set id = excluded.id, digest = excluded.digest, attempts = 0, expires_at = excluded.expires_at`,
    [key.phone, key.messageType, askerDigest(key.asker), id, codeDigest(secret, key, code), expiresAt],
  );
  return id;
}

export async function endCode(queries: Queries, id: string): Promise<boolean> {
  return (await queries.query('delete from sms_codes where id = $1 returning id', [id])).length > 0;
}

/**
 * Counts the attempt before checking the code, so that parallel guesses gain no advantage over five in a row. Other
 * browsers find no code, so there is no attempt to count.
 */
export async function matchCode(
  queries: Queries,
  secret: Uint8Array,
  key: CodeKey,
  code: string,
  at: Date,
): Promise<boolean> {
  const [kept] = await queries.query<{ id: string; digest: Uint8Array }>(
    `update sms_codes set attempts = attempts + 1
     where phone = $1 and message_type = $2 and asker = $3 and expires_at > $4 and attempts < $5
     returning id, digest`,
    [key.phone, key.messageType, askerDigest(key.asker), at, SMS_CODE.attempts],
  );
  if (!kept || !timingSafeEqual(kept.digest, codeDigest(secret, key, code))) return false;
  return endCode(queries, kept.id);
}

/** True if this browser has an unspent code for the phone. Counts no attempt. */
export async function hasCode(queries: Queries, key: CodeKey, at: Date): Promise<boolean> {
  const found = await queries.query(
    `select id from sms_codes
      where phone = $1 and message_type = $2 and asker = $3 and expires_at > $4 and attempts < $5`,
    [key.phone, key.messageType, askerDigest(key.asker), at, SMS_CODE.attempts],
  );
  return found.length > 0;
}

export async function forgetCodes(queries: Queries, before: Date): Promise<void> {
  await queries.query('delete from sms_codes where expires_at < $1', [before]);
}
