import { HOUR_MS } from '../values/spans';

/** Staff sign-in credentials and their lifetimes. */

/** Authenticator code: six digits, changes twice a minute. */
export const FACTOR_CODE = /^\d{6}$/;

/** Ten one-time codes, written down once. */
export const RECOVERY_CODES = 10;
export const RECOVERY_CODE = /^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/;

/** Normalises a code typed from paper: lower case, without dash, with spaces. */
export function readRecoveryCode(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** Longer than for customers, because staff see the orders of all customers. */
export const STAFF_PASSWORD_MIN_LENGTH = 12;

export const STAFF_LOGIN = /^[a-z][a-z0-9._-]{1,31}$/;

/** A session lasts a working day; an idle page needs a new sign-in. */
export const STAFF_SESSION_MS = 12 * HOUR_MS;
export const STAFF_IDLE_MS = 2 * HOUR_MS;
/** From the password to the second factor. */
export const STAFF_TICKET_MS = 5 * 60_000;
/** Lifetime of the start code printed by the command line. */
export const STAFF_START_MS = 72 * HOUR_MS;
