import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, randomInt } from 'node:crypto';

import { Secret, TOTP } from 'otpauth';

import { RECOVERY_CODES } from '../../../domain/house/credentials';
import { houseKey } from '../../base/house-log/key';

const ISSUER = '化途 ChemLane';
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** No letters that look alike: hand-written codes are typed in a hurry. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const totp = (secret: string, label: string) =>
  new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });

export const newFactorSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Prefix of every sealed secret; base32 contains no dot. */
export const SEALED = 'v1.';
const CIPHER = 'aes-256-gcm';
const [IV_BYTES, TAG_BYTES] = [12, 16];

const factorKey = (): Buffer => createHmac('sha256', houseKey()).update('staff factor').digest();

/** Seals with a key outside database and backups, bound to the login: no row can use another's secret. */
export function sealSecret(secret: string, login: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, factorKey(), iv).setAAD(Buffer.from(login));
  const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return SEALED + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** Null if sealed by another key. Older releases stored secrets in the clear. */
export function openSecret(kept: string, login: string): string | null {
  if (!kept.startsWith(SEALED)) return kept;
  const bytes = Buffer.from(kept.slice(SEALED.length), 'base64url');
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
  try {
    const decipher = createDecipheriv(CIPHER, factorKey(), iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(login));
    decipher.setAuthTag(tag);
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

export const factorAddress = (secret: string, login: string): string => totp(secret, login).toString();

/** TOTP step of a code; null if invalid now. Clocks may differ by one step. */
export function totpStep(secret: string, code: string, now: number): number | null {
  const delta = totp(secret, '').validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / (PERIOD_SECONDS * 1000)) + delta;
}

const group = () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, () => `${group()}-${group()}`);

/** Fifty random bits: a plain digest is enough. */
export const recoveryDigest = (code: string): Buffer => createHash('sha256').update(code).digest();
