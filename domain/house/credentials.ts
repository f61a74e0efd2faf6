import { HOUR_MS } from '../values/spans';

/** What signs a person of the house in, and how long each of it is good for. */

/** Six figures of the authenticator, which change twice a minute. */
export const FACTOR_CODE = /^\d{6}$/;

/** Ten groups that are written down once; each opens the door one time. */
export const RECOVERY_CODES = 10;
export const RECOVERY_CODE = /^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/;

/** As somebody reads it off a paper: in small letters, without the dash, with blanks. */
export function recoveryCodeIn(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** Longer than of a customer: behind it are everybody's orders. */
export const STAFF_PASSWORD_MIN_LENGTH = 12;

export const STAFF_LOGIN = /^[a-z][a-z0-9._-]{1,31}$/;

/** A working day; whoever leaves the page alone for long is asked anew. */
export const STAFF_SESSION_MS = 12 * HOUR_MS;
export const STAFF_IDLE_MS = 2 * HOUR_MS;
/** From the right password to the second factor. */
export const STAFF_TICKET_MS = 5 * 60_000;
/** What the command has printed is good for so long. */
export const STAFF_START_MS = 72 * HOUR_MS;
