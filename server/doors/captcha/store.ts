import { type CaptchaPoint, CAPTCHA_SECONDS, type CaptchaType } from '../../../domain/people/captcha';
import type { Database } from '../../base/database/database';

export type Challenge = {
  token: string;
  type: CaptchaType;
  secretKey: string;
  answer: CaptchaPoint[];
  client: string;
};

type ChallengeRow = { type: CaptchaType; secret_key: string; answer: string; client: string; expires_at: Date };

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1_000);

/**
 * Stores a challenge and drops the oldest of a client with too many, in one statement that does not see its own row.
 */
export async function keepChallenge(database: Database, challenge: Challenge, now: Date, perClient: number) {
  const { token, type, secretKey, answer, client } = challenge;
  await database.query(
    `with kept as (
       insert into captcha_challenges (token, type, secret_key, answer, client, issued_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7)
     )
     delete from captcha_challenges where token in (
       select token from captcha_challenges where client = $5 order by issued_at desc, token offset $8
     )`,
    [token, type, secretKey, JSON.stringify(answer), client, now, later(now, CAPTCHA_SECONDS.challenge), perClient - 1],
  );
}

/** Removes a challenge; only one caller gets it, and none after its expiry. */
export async function burnChallenge(database: Database, token: string, now: Date): Promise<Challenge | null> {
  const [row] = await database.query<ChallengeRow>(
    'delete from captcha_challenges where token = $1 returning type, secret_key, answer, client, expires_at',
    [token],
  );
  if (row === undefined || row.expires_at <= now) return null;
  const { type, secret_key: secretKey, client } = row;
  return { token, type, secretKey, client, answer: JSON.parse(row.answer) as CaptchaPoint[] };
}

export async function peekAnswer(database: Database, token: string): Promise<CaptchaPoint[] | null> {
  const [row] = await database.query<ChallengeRow>('select answer from captcha_challenges where token = $1', [token]);
  return row === undefined ? null : (JSON.parse(row.answer) as CaptchaPoint[]);
}

/** `phone`: the only one it may be spent for, if known from the start. */
export async function keepProof(database: Database, digest: string, now: Date, phone: string | null = null) {
  await database.query('insert into captcha_proofs (digest, expires_at, phone) values ($1, $2, $3)', [
    digest,
    later(now, CAPTCHA_SECONDS.proof),
    phone,
  ]);
}

export type BoundPhone = { phone: string; purpose: string };

/** Spends in one statement; phone and purpose stay on the row until the sweep. */
export async function spendProof(database: Database, digest: string, { phone, purpose }: BoundPhone, now: Date) {
  const spent = await database.query(
    `update captcha_proofs set spent_at = $2, phone = $3, purpose = $4
     where digest = $1 and spent_at is null and expires_at > $2 and coalesce(phone, $3) = $3 returning digest`,
    [digest, now, phone, purpose],
  );
  return spent.length === 1;
}

/** True if it could be spent now; it stays unspent. */
export async function holdsProof(database: Database, digest: string, now: Date): Promise<boolean> {
  const found = await database.query(
    'select digest from captcha_proofs where digest = $1 and spent_at is null and expires_at > $2',
    [digest, now],
  );
  return found.length === 1;
}

export async function sweepCaptcha(database: Database, now: Date): Promise<void> {
  await database.query('delete from captcha_challenges where expires_at <= $1', [now]);
  await database.query('delete from captcha_works where expires_at <= $1', [now]);
  await database.query('delete from captcha_proofs where expires_at <= $1', [now]);
}
