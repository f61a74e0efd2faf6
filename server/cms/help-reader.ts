import { createHash, randomBytes } from 'node:crypto';

import type { Call } from '../http/call';
import { readCookie } from '../http/read-cookie';

const COOKIE = 'helpReader';
const FORM = /^[\w-]{22}$/;
/** As long as the page says that a browser remembers. */
const LIFETIME_SECONDS = 180 * 86_400;

/** The browser that votes on the help, and nothing else of it: given with its first vote, sent to these paths alone. */
export const readerOf = (call: Pick<Call, 'header'>): string | undefined => readCookie(call, COOKIE, FORM);

export function keepReader(call: Pick<Call, 'header' | 'secure' | 'setCookie'>): string {
  const reader = readerOf(call) ?? randomBytes(16).toString('base64url');
  call.setCookie(
    `${COOKIE}=${reader}; Path=/api-cms/help; Max-Age=${LIFETIME_SECONDS}; HttpOnly; SameSite=Strict${call.secure ? '; Secure' : ''}`,
  );
  return reader;
}

/** All the database holds of it. */
export const readerDigest = (reader: string): Buffer => createHash('sha256').update(reader).digest();
