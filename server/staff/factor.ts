import { createHash, randomInt } from 'node:crypto';

import { Secret, TOTP } from 'otpauth';

import { RECOVERY_CODES } from '../../domain/house/credentials';

const ISSUER = '化途 ChemLane';
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** No letter that is read as another: what is written down by hand is typed in a hurry. */
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

/** What an authenticator is shown once. */
export const factorAddress = (secret: string, login: string): string => totp(secret, login).toString();

/** The half minute a code belongs to; null where it is none of now. A clock may be off by one of them. */
export function stepOf(secret: string, code: string, now: number): number | null {
  const delta = totp(secret, '').validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / (PERIOD_SECONDS * 1000)) + delta;
}

const group = () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, () => `${group()}-${group()}`);

/** Fifty bits by chance: a plain digest keeps them. */
export const recoveryDigest = (code: string): Buffer => createHash('sha256').update(code).digest();
