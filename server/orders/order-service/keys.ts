import { createHash } from 'node:crypto';

import { CODES } from '../../../contract/wire/envelope';
import type { Queries } from '../../base/database/database';
import { sqlState } from '../../base/database/retry';
import { badRequest, Refusal } from '../../base/http/refusal';
import { keyReused, ORDER_MESSAGES as messages } from '../orders/messages';
import type { SubmitReceipt } from '../orders/order';
import { HOUR_MS } from '../../../domain/values/spans';

const KEPT_MS = 72 * HOUR_MS;
const KEY = /^[\w-]{8,64}$/;
const LOCK_NOT_AVAILABLE = '55P03';

type SubmitKey = { userId: string; key: string; digest: Uint8Array; quoteId: string };

export function readKey(header: string | undefined): string {
  if (header === undefined || header.length > 64 || !KEY.test(header)) throw badRequest(messages.keyNeeded);
  return header;
}

/** Prefix of digests since this release. Older ones have none: their form had other fields. */
const EDITION = 1;

const hasEdition = (digest: Uint8Array): boolean => digest.length > 32;

const isBlank = (value: unknown): boolean =>
  value === '' || value === false || value === null || (Array.isArray(value) && value.length === 0);

/** Sorts fields and drops blank ones, so that a newly added empty field changes no digest. */
const canonicalValue = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, one]) => !isBlank(one))
          .toSorted(([one], [other]) => (one < other ? -1 : 1)),
      )
    : value;

type Content = {
  form: unknown;
  shownTotal: unknown;
  protocolVersion: string;
  isVerificationDue?: boolean | undefined;
  draftId?: string | undefined;
};

/** Digest of the content, independent of spelling, draft and what the page said of the buyer. */
export const contentDigest = ({ draftId: _, isVerificationDue: __, ...content }: Content): Uint8Array =>
  Buffer.concat([Buffer.of(EDITION), createHash('sha256').update(JSON.stringify(content, canonicalValue)).digest()]);

const twinIsRunning = () =>
  new Refusal(CODES.keyInUse, messages.keyInUse, { status: 409, headers: { 'retry-after': '1' } });

/** Names the existing order, so that a change made after a lost answer is not believed accepted. */
const keyIsReused = ({ orderNo }: SubmitReceipt) =>
  new Refusal(CODES.keyReused, keyReused(orderNo), { status: 422, data: { orderNo } });

/** A running twin holds the row: the second caller waits briefly, then is refused. */
async function insert(inside: Queries, { userId, key, digest }: SubmitKey, now: Date): Promise<boolean> {
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

type KeyRecord = { digest: Uint8Array; answer: SubmitReceipt; quoteId: string | null };

/** The previous release made one order per quote and stored digests that cannot be recomputed. */
const isOfSame = ({ digest, quoteId }: KeyRecord, key: SubmitKey): boolean =>
  hasEdition(digest) ? Buffer.compare(digest, key.digest) === 0 : quoteId === key.quoteId;

/**
 * Takes a key inside the order's transaction. A key already used returns its answer; with other content it is refused,
 * naming the order. A refused submission leaves no key.
 */
export async function takeKey(inside: Queries, key: SubmitKey, now: Date): Promise<SubmitReceipt | undefined> {
  if (await insert(inside, key, now)) return undefined;
  const [kept] = await inside.query<KeyRecord>(
    `select k.digest, k.answer, o.quote_id as "quoteId" from order_keys k
       left join orders o on o.order_no = k.answer->>'orderNo' where k.user_id = $1 and k.idempotency_key = $2`,
    [key.userId, key.key],
  );
  if (!kept) throw twinIsRunning();
  if (!isOfSame(kept, key)) throw keyIsReused(kept.answer);
  return kept.answer;
}

export const keepAnswer = (inside: Queries, { userId, key }: SubmitKey, answer: SubmitReceipt) =>
  inside.query('update order_keys set answer = $3 where user_id = $1 and idempotency_key = $2', [
    userId,
    key,
    JSON.stringify(answer),
  ]);

export async function findAnswerByKey(
  queries: Queries,
  userId: string,
  key: string,
  now: Date,
): Promise<SubmitReceipt | undefined> {
  const [kept] = await queries.query<{ answer: SubmitReceipt }>(
    'select answer from order_keys where user_id = $1 and idempotency_key = $2 and kept_until > $3',
    [userId, key, now],
  );
  return kept?.answer;
}

export const forgetKeys = (queries: Queries, now: Date) =>
  queries.query('delete from order_keys where kept_until <= $1', [now]);
