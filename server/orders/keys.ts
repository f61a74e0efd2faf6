import { createHash } from 'node:crypto';

import { CODES } from '../../contract/envelope';
import type { Queries } from '../database/database';
import { sqlState } from '../database/retry';
import { badRequest, Refusal } from '../http/refusal';
import { ORDER_MESSAGES as messages } from './messages';
import type { Submitted } from './order';

const KEPT_MS = 72 * 3_600_000;
const KEY = /^[\w-]{8,64}$/;
const LOCK_NOT_AVAILABLE = '55P03';

/** `quoteId`: of what is submitted under it. A quote makes one order only. */
export type Key = { userId: string; key: string; digest: Uint8Array; quoteId: string };

export function readKey(header: string | undefined): string {
  if (header === undefined || header.length > 64 || !KEY.test(header)) throw badRequest(messages.keyNeeded);
  return header;
}

/** The schema has put the fields in its own order, so the same content has the same digest however it was spelt. */
export const digestOf = (content: unknown): Uint8Array => createHash('sha256').update(JSON.stringify(content)).digest();

const twinIsRunning = () =>
  new Refusal(CODES.keyInUse, messages.keyInUse, { status: 409, headers: { 'retry-after': '1' } });

const keyIsReused = () => new Refusal(CODES.keyReused, messages.keyReused, { status: 422 });

/** A twin that has begun holds the row; whoever comes second waits for it a moment, then is sent away. */
async function insert(inside: Queries, { userId, key, digest }: Key, now: Date): Promise<boolean> {
  await inside.query(`set local lock_timeout = '2s'`);
  const inserted = await inside
    .query(
      `insert into order_keys as kept (user_id, idempotency_key, digest, kept_until) values ($1, $2, $3, $4)
       on conflict (user_id, idempotency_key) do update
       set digest = excluded.digest, answer = null, kept_until = excluded.kept_until where kept.kept_until <= $5
       returning user_id`,
      [userId, key, digest, new Date(now.getTime() + KEPT_MS), now],
    )
    .catch((error: unknown) => {
      throw sqlState(error) === LOCK_NOT_AVAILABLE ? twinIsRunning() : error;
    });
  await inside.query('set local lock_timeout to default');
  return inserted.length > 0;
}

/**
 * Takes a key for the transaction that makes its order. Where it has made one already, that answer; the key of other
 * content is refused. The form of another release has another digest: where the quote is the same, so is the order. A
 * submission that is refused leaves no key behind.
 */
export async function takeKey(inside: Queries, key: Key, now: Date): Promise<Submitted | undefined> {
  if (await insert(inside, key, now)) return undefined;
  const [kept] = await inside.query<{ digest: Uint8Array; answer: Submitted; quoteId: string | null }>(
    `select k.digest, k.answer, o.quote_id as "quoteId" from order_keys k
       left join orders o on o.order_no = k.answer->>'orderNo' where k.user_id = $1 and k.idempotency_key = $2`,
    [key.userId, key.key],
  );
  if (!kept) throw twinIsRunning();
  const isSame = Buffer.compare(kept.digest, key.digest) === 0 || kept.quoteId === key.quoteId;
  if (!isSame) throw keyIsReused();
  return kept.answer;
}

export const keepAnswer = (inside: Queries, { userId, key }: Key, answer: Submitted) =>
  inside.query('update order_keys set answer = $3 where user_id = $1 and idempotency_key = $2', [
    userId,
    key,
    JSON.stringify(answer),
  ]);

export async function answerTo(
  queries: Queries,
  userId: string,
  key: string,
  now: Date,
): Promise<Submitted | undefined> {
  const [kept] = await queries.query<{ answer: Submitted }>(
    'select answer from order_keys where user_id = $1 and idempotency_key = $2 and kept_until > $3',
    [userId, key, now],
  );
  return kept?.answer;
}

export const forgetKeys = (queries: Queries, now: Date) =>
  queries.query('delete from order_keys where kept_until <= $1', [now]);
